import { placeholderNames } from "../../placeholders";
import { rule } from "./rule";

/** A warning, because only people understand a sentence such as "For the PCs, just walk in." */
export const reservationNote = rule(["site", "rigs"], ({ site, rigs: { rigs } }) => {
  const { note } = site.reservation;
  const mentionedIn = (text: string) => rigs.filter(({ id }) => text.includes(`{rigs.${id}.`));
  const mentioned = mentionedIn(note);
  const listsRigs = mentioned.length > 0 && !placeholderNames(note).includes("rigs.reservable");

  const forgotten = rigs.filter((rig) => rig.isReservable && !mentioned.includes(rig));
  const mixed = note.split(/(?<=[.!?])\s/).flatMap((sentence) => {
    const rigsHere = mentionedIn(sentence);
    const hasReservable = rigsHere.some(({ isReservable }) => isReservable);
    return hasReservable ? rigsHere.filter(({ isReservable }) => !isReservable) : [];
  });
  const messages = [
    ...(listsRigs ? forgotten : []).map(
      ({ id }) => `visitors can reserve the rig "${id}", but this note does not mention it.`,
    ),
    ...mixed.map(
      ({ id }) =>
        `visitors cannot reserve the rig "${id}", but this sentence also mentions a rig that they can reserve.`,
    ),
  ];
  return messages.map((message) => ({
    name: "site" as const,
    path: ["reservation", "note"],
    message: `${message} Write {rigs.reservable} and {rigs.walkIn}, which follow isReservable in data/rigs.json.`,
  }));
});
