import { withPrefix } from "gatsby";

type MapFrameProps = { url: string; title: string; className?: string };

/**
 * The embedded map may run its scripts, keep its own site's data and open its links in new tabs; it
 * cannot take the visitor away from this page. A map that is a page of this site needs none of that,
 * and with it could lift the sandbox.
 */
export function MapFrame({ url, title, className }: MapFrameProps) {
  const isOwnPage = url.startsWith("/");
  return (
    <iframe
      className={className}
      src={isOwnPage ? withPrefix(url) : url}
      title={title}
      loading="lazy"
      // Map services look at the site that embeds them; its own rule tells them nothing.
      referrerPolicy="strict-origin"
      sandbox={
        isOwnPage
          ? ""
          : "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      }
    />
  );
}
