import { joinWithOr } from "./format/list";

type Chat = {
  readonly links: { readonly chat: { readonly url: string } };
  /** In it, `[rigs]` stands for what the visitor wants. */
  readonly reservation: { readonly message: string };
};

/** Opens the chat with a prepared message. The visitor completes and sends it. */
export function reservationLink({ links, reservation }: Chat, wish: string): string {
  return chatLink(
    links.chat.url,
    reservation.message.replaceAll("[rigs]", () => wish),
  );
}

/** Opens the chat with a message that the visitor can change. */
export function chatLink(chatUrl: string, message: string): string {
  return `${chatUrl}${chatUrl.includes("?") ? "&" : "?"}text=${encodeURIComponent(message)}`;
}

/** `racing simulator or PlayStation 5`: the rigs that visitors can reserve, in the order of the rates. */
export function anyReservableRig({
  rates,
}: {
  readonly rates: readonly {
    readonly rig: { readonly nameInText: string; readonly isReservable: boolean };
  }[];
}): string {
  const rigs = rates.map(({ rig }) => rig).filter(({ isReservable }) => isReservable);
  return joinWithOr(rigs.map(({ nameInText }) => nameInText));
}
