import { withPrefix } from "gatsby";

type MapFrameProps = { url: string; title: string; className?: string };

const sandbox = {
  /** Kept apart from the site, so that it could not lift the sandbox. */
  ownPage: "allow-scripts",
  /** May keep its own site's data, and open its links in new tabs. */
  otherSite: "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
};

/** The embedded map, which works but cannot take the visitor away from the page. */
export function MapFrame({ url, title, className }: MapFrameProps) {
  const isOwnPage = url.startsWith("/");
  return (
    <iframe
      className={className}
      src={isOwnPage ? withPrefix(url) : url}
      title={title}
      loading="lazy"
      // Map services look at the site that embeds them; the site's own rule tells them nothing.
      referrerPolicy="strict-origin"
      sandbox={isOwnPage ? sandbox.ownPage : sandbox.otherSite}
    />
  );
}
