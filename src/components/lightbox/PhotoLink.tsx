import { Plus } from "lucide";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../Icon";
import { isModifiedClick } from "../isModifiedClick";
import { type LargePhoto, largeImage } from "./largePhoto";
import * as styles from "./PhotoLink.module.scss";

type PhotoLinkProps = {
  /** All photos of the lightbox. `index` is the one that this link opens. */
  photos: readonly LargePhoto[];
  index: number;
  /** The thumbnail. Its alt text is the link's accessible name. */
  children: ReactNode;
};

// The service worker leaves out this chunk by its name, because most visitors never open the lightbox.
const loadLightbox = () => import(/* webpackChunkName: "lightbox" */ "./openLightbox");

/** Opens a photo in the lightbox. Links to the large image if the lightbox cannot be loaded. */
export function PhotoLink({ photos, index, children }: PhotoLinkProps) {
  const photo = photos[index];
  const removeLightbox = useRef<() => void>();

  // When the visitor goes to another page.
  useEffect(() => () => removeLightbox.current?.(), []);

  async function open(event: MouseEvent<HTMLAnchorElement>) {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    try {
      const { openLightbox } = await loadLightbox();
      // Opens in a task of its own, so that the browser can respond after it has run the new code.
      await new Promise((resolve) => setTimeout(resolve));
      // Meanwhile, the visitor may have pressed another link.
      const isStillWanted = link.isConnected && !document.querySelector(".pswp");
      if (isStillWanted) removeLightbox.current = openLightbox({ photos, index, link });
    } catch {
      // Offline, there would be only an error.
      if (navigator.onLine) location.assign(link.href);
    }
  }

  return (
    <a
      className={styles.link}
      aria-haspopup="dialog"
      href={photo && largeImage(photo).images.fallback?.src}
      onPointerDown={() => loadLightbox().catch(() => undefined)}
      onClick={open}
    >
      {children}
      <span className={styles.mark}>
        <Icon node={Plus} />
      </span>
    </a>
  );
}
