import { formatHours } from "./format/duration";
import { joinWithOr } from "./format/list";

type Chat = {
  readonly links: { readonly chat: { readonly url: string } };
  /** Contains `[rig]` and `[hours]`, which the visitor's choices replace. */
  readonly reservation: { readonly message: string };
};

/** The visitor wants any one of the rigs. `hours` is missing until the visitor has chosen. */
type Wish = { rigs: readonly { readonly nameInText: string }[]; hours?: number };

/** Opens the chat with a prepared message. The visitor fills in the gaps and sends it. */
export function reservationLink({ links, reservation }: Chat, { rigs, hours }: Wish): string {
  const message = reservation.message
    .replace("[rig]", () => joinWithOr(rigs.map(({ nameInText }) => nameInText)))
    .replace("[hours]", hours === undefined ? "" : formatHours(hours));
  const { url } = links.chat;
  return `${url}${url.includes("?") ? "&" : "?"}text=${encodeURIComponent(message)}`;
}

type Rig = { readonly isReservable: boolean };

/** Returns the rigs that visitors can reserve, in the order of the rates. */
export function reservableRigs<R extends Rig>({
  rates,
}: {
  readonly rates: readonly { readonly rig: R }[];
}): R[] {
  return rates.map(({ rig }) => rig).filter(({ isReservable }) => isReservable);
}
