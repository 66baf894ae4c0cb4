import { graphql } from "gatsby";
import { MessageCircle } from "lucide";
import type { AnchorHTMLAttributes } from "react";
import { useSiteContent } from "../hooks/useSiteContent";
import { Icon } from "./Icon";

/** Opens the chat of the venue. */
export function ChatLink(props: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { chat } = useSiteContent().siteJson.links;
  return (
    <a {...props} href={chat.url}>
      <Icon node={MessageCircle} />
      {chat.label}
    </a>
  );
}

export const fragment = graphql`
  fragment ChatLink on SiteJson {
    links {
      chat {
        label
        url
      }
    }
  }
`;
