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

/** Opens the chat with a message that the visitor can change. It takes the place of one that the address has. */
export function chatLink(chatUrl: string, message: string): string {
  const [address = ""] = chatUrl.split("#");
  const [page = "", query = ""] = address.split("?");
  const others = query.split("&").filter((part) => part && !part.startsWith("text="));
  return `${page}?${[...others, `text=${encodeURIComponent(message)}`].join("&")}`;
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
