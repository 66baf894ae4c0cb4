import { rule } from "./rule";

/** A warning, because only people understand a sentence such as "For the PCs, just walk in." */
export const reservationNote = rule(["site", "rigs"], ({ site, rigs: { rigs } }) => {
  const { note } = site.reservation;
  const say = (message: string) =>
    ({ name: "site", path: ["reservation", "note"], message }) as const;
  const mentionedIn = (text: string) => rigs.filter(({ id }) => text.includes(`{rigs.${id}.`));
  const mentioned = mentionedIn(note);

  const forgotten = rigs.filter((rig) => rig.isReservable && !mentioned.includes(rig));
  const mixed = note.split(/(?<=[.!?])\s/).flatMap((sentence) => {
    const rigsHere = mentionedIn(sentence);
    const other = rigsHere.find(({ isReservable }) => !isReservable);
    return other && rigsHere.some(({ isReservable }) => isReservable) ? [other] : [];
  });
  return [
    ...(mentioned.length > 0 ? forgotten : []).map(({ id }) =>
      say(
        `visitors can reserve the rig "${id}", but this note does not mention it. Add {rigs.${id}.nameInText}, or set its isReservable to false in data/rigs.json.`,
      ),
    ),
    ...mixed.map(({ id }) =>
      say(
        `visitors cannot reserve the rig "${id}", but this sentence also mentions a rig that they can reserve. Write two sentences, or set its isReservable to true in data/rigs.json.`,
      ),
    ),
  ];
});
