/**
 * Opens the chat with a message that the visitor can change and then sends. It takes the place of one that the address has.
 */
export function chatLink(chatUrl: string, message: string): string {
  const [address = ""] = chatUrl.split("#");
  const [page = "", query = ""] = address.split("?");
  const others = query.split("&").filter((part) => part && !part.startsWith("text="));
  return `${page}?${[...others, `text=${encodeURIComponent(message)}`].join("&")}`;
}
