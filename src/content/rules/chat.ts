import { phoneDigits } from "../../domain/format/phone";
import type { Rule } from "./rule";

const unfit = [
  {
    looksLike: /^https:\/\/(?:wa\.link|wa\.me\/message)\//,
    message:
      "this address has a message of its own, so the chat opens without what the visitor wants to reserve. If you can, write https://wa.me/{contact.phoneDigits}",
  },
  {
    looksLike: /^https:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)601[38]00/,
    message:
      "a number that begins with 1-300 or 1-800 has no WhatsApp. Write the address of another number, such as https://wa.me/60123456789",
  },
];

/** The chat opens with a message that the site has prepared. */
export const chatTakesMessages: Rule = ({ site }) => {
  if (!site) return [];
  const address = site.links.chat.url.replace(
    "{contact.phoneDigits}",
    phoneDigits(site.contact.phone),
  );
  return unfit
    .filter(({ looksLike }) => looksLike.test(address))
    .map(({ message }) => ({ name: "site", path: ["links", "chat", "url"], message }));
};
