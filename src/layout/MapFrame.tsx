import { withPrefix } from "gatsby";
import { useRef } from "react";
import { useNearViewport } from "../components/useNearViewport";
import * as styles from "./MapFrame.module.scss";

type MapFrameProps = { url: string; title: string };

const sandbox = {
  /** Kept apart from the site, so that it could not lift the sandbox. */
  ownPage: "allow-scripts",
  /** May keep its own site's data, and open its links in new tabs. */
  otherSite: "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
};

/** Half a phone's screen. What is merely lazy is loaded from screens away, for many who never see it. */
const NEAR = "300px";

/**
 * The embedded map, which works but cannot take the visitor away from the page. It comes when its
 * place, which is kept, is about to be seen.
 */
export function MapFrame({ url, title }: MapFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place, NEAR);
  const isOwnPage = url.startsWith("/");
  return (
    <div className={styles.place} ref={place}>
      {isNear && (
        <iframe
          className={styles.map}
          src={isOwnPage ? withPrefix(url) : url}
          title={title}
          // Map services look at the site that embeds them; the site's own rule tells them nothing.
          referrerPolicy="strict-origin"
          sandbox={isOwnPage ? sandbox.ownPage : sandbox.otherSite}
        />
      )}
    </div>
  );
}
