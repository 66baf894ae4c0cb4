import { withPrefix } from "gatsby";
import { type RefObject, useEffect, useRef, useState } from "react";
import * as styles from "./MapFrame.module.scss";

type MapFrameProps = { url: string; title: string };

const sandbox = {
  /** Without `allow-same-origin`, which would let a page of this site remove its own sandbox. */
  ownPage: "allow-scripts",
  /** Allows the map service its own cookies and storage, and links that open in new tabs. */
  otherSite: "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
};

/** `loading="lazy"` would load the map from several screens away, even for visitors who never reach it. */
const LOAD_MARGIN = "300px";

/** The embedded map, loaded shortly before it comes into view. Its sandbox forbids top-level navigation. */
export function MapFrame({ url, title }: MapFrameProps) {
  const containerRef = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(containerRef);
  const isOwnPage = url.startsWith("/");
  return (
    <div className={styles.place} ref={containerRef}>
      {isNear && (
        <iframe
          className={styles.map}
          src={isOwnPage ? withPrefix(url) : url}
          title={title}
          // Map services check which site embeds them. The site's own policy would send no referrer.
          referrerPolicy="strict-origin"
          sandbox={isOwnPage ? sandbox.ownPage : sandbox.otherSite}
        />
      )}
    </div>
  );
}

/** Whether an element has ever been near the viewport. */
function useNearViewport(ref: RefObject<Element>): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setIsNear(true);
      },
      { rootMargin: LOAD_MARGIN },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);

  return isNear;
}
