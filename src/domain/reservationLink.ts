import { formatHours } from "./format/duration";
import { joinWithOr } from "./format/list";

/** The parts of `data/site.json` that a reservation needs. */
type Chat = {
  readonly links: { readonly chat: { readonly url: string } };
  /** With `[rig]` and `[hours]` where the visitor's choice goes. */
  readonly reservation: { readonly message: string };
};

/** What a visitor would like to reserve: one of some rigs, and for how many hours where that is known. */
type Wish = { rigs: readonly { readonly nameInText: string }[]; hours?: number };

/**
 * Opens the chat with a message that the visitor completes and sends. What they have not chosen yet stays blank.
 */
export function reservationLink({ links, reservation }: Chat, { rigs, hours }: Wish): string {
  const message = reservation.message
    .replace("[rig]", () => joinWithOr(rigs.map(({ nameInText }) => nameInText)))
    .replace("[hours]", hours === undefined ? "" : formatHours(hours));
  const { url } = links.chat;
  return `${url}${url.includes("?") ? "&" : "?"}text=${encodeURIComponent(message)}`;
}
