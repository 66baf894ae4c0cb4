import { formatHours } from "./hours";
import { joinWithOr } from "./list";

type Chat = {
  readonly links: { readonly chat: { readonly url: string } };
  readonly reservation: { readonly message: string };
};

/** What a visitor would like to reserve: one of some rigs, and for how long where that is known. */
type Wish = { rigs: readonly { readonly nameInText: string }[]; hours?: number };

/**
 * Opens the chat with a message that the visitor completes and sends. What they have not chosen yet
 * stays blank.
 */
export function reservationLink({ links, reservation }: Chat, { rigs, hours }: Wish): string {
  const message = reservation.message
    .replace("[rig]", () => joinWithOr(rigs.map(({ nameInText }) => nameInText)))
    .replace("[hours]", hours === undefined ? "" : formatHours(hours));
  const { url } = links.chat;
  return `${url}${url.includes("?") ? "&" : "?"}text=${encodeURIComponent(message)}`;
}
