import { Plus } from "lucide";
import type { MouseEvent, PointerEvent, ReactNode } from "react";
import { canBeLoaded } from "../canBeLoaded";
import { Icon } from "../Icon";
import { type LargePhoto, largeImage } from "./largePhoto";
import * as styles from "./PhotoLink.module.scss";

declare global {
  interface Navigator {
    /** Not in every browser, so TypeScript does not describe it. */
    readonly connection?: { readonly saveData: boolean };
  }
}

type PhotoLinkProps = {
  /** All photos of the lightbox. `index` is the one that this link opens. */
  photos: readonly LargePhoto[];
  index: number;
  /** The thumbnail. Its alt text is the link's accessible name. */
  children: ReactNode;
};

// The service worker leaves out this chunk by its name, because most visitors never open the lightbox.
const loadLightbox = () => import(/* webpackChunkName: "lightbox" */ "./openLightbox");

function loadAhead(): void {
  if (!navigator.connection?.saveData) loadLightbox().catch(() => undefined);
}

/** A finger arrives also for a swipe. */
function loadAheadOnHover({ pointerType }: PointerEvent): void {
  if (pointerType !== "touch") loadAhead();
}

/** Whether the browser opens the link its own way, for example in a new tab. */
function isModifiedClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

/** Returns a controller that aborts when the visitor clicks something else, or leaves the page. */
function untilNextClick(): AbortController {
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener("click", () => controller.abort(), { capture: true, signal });
  addEventListener("pagehide", () => controller.abort(), { signal });
  return controller;
}

/** Opens a photo in the lightbox. Links to the large image if the lightbox cannot be loaded. */
export function PhotoLink({ photos, index, children }: PhotoLinkProps) {
  const photo = photos[index];

  async function open(event: MouseEvent<HTMLAnchorElement>) {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    const opening = untilNextClick();
    // Ends a smooth scroll, which would take the photo away.
    scrollTo({ top: scrollY, behavior: "instant" });
    const lightbox = await loadLightbox().catch(() => undefined);
    // Opens in a task of its own, so that the browser can respond after it has run the new code.
    await new Promise((resolve) => setTimeout(resolve));
    const isWanted = !opening.signal.aborted;
    opening.abort();
    if (!isWanted) return;
    if (lightbox) lightbox.openLightbox({ photos, index, link });
    // The browser would show an error in place of the page.
    else if (await canBeLoaded(link.href)) location.assign(link.href);
  }

  return (
    <a
      className={styles.link}
      aria-haspopup="dialog"
      href={photo && largeImage(photo).images.fallback?.src}
      onPointerEnter={loadAheadOnHover}
      onFocus={loadAhead}
      onClick={open}
    >
      {children}
      <span className={styles.mark}>
        <Icon node={Plus} />
      </span>
    </a>
  );
}
