import { joinWithOr } from "./format/list";

type Chat = {
  readonly links: { readonly chat: { readonly url: string } };
  /** Contains `[rig]` and `[hours]`, which the visitor's wish replaces. */
  readonly reservation: { readonly message: string };
};

type Wish = {
  service: string;
  /** Missing until the visitor has chosen. */
  duration?: string;
};

/** Opens the chat with a prepared message. The visitor fills in the gaps and sends it. */
export function reservationLink(
  { links, reservation }: Chat,
  { service, duration = "" }: Wish,
): string {
  const message = reservation.message.replace("[rig]", () => service).replace("[hours]", duration);
  return chatLink(links.chat.url, message);
}

/** Opens the chat with a message that the visitor can change. */
export function chatLink(chatUrl: string, message: string): string {
  return `${chatUrl}${chatUrl.includes("?") ? "&" : "?"}text=${encodeURIComponent(message)}`;
}

type Rig = { readonly nameInText: string; readonly isReservable: boolean };

/** `racing simulator or PlayStation 5`: the rigs that visitors can reserve, in the order of the rates. */
export function anyReservableRig({
  rates,
}: {
  readonly rates: readonly { readonly rig: Rig }[];
}): string {
  const rigs = rates.map(({ rig }) => rig).filter(({ isReservable }) => isReservable);
  return joinWithOr(rigs.map(({ nameInText }) => nameInText));
}
