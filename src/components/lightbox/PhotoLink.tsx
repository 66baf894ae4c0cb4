import { graphql } from "gatsby";
import type { MouseEvent, ReactNode } from "react";
import { isModifiedClick } from "../../browser/isModifiedClick";
import { useSiteContent } from "../useSiteContent";
import { type LargePhoto, largeImage } from "./largePhoto";
import * as styles from "./PhotoLink.module.scss";

type PhotoLinkProps = {
  /** All photos that are leafed through together, and which of them this is. */
  photos: readonly LargePhoto[];
  index: number;
  /** The photo as it stands in the page; its alt text names the link. */
  children: ReactNode;
};

const loadLightbox = () => import("./openLightbox");

/** Opens a photo large, over the page; without the code for that, it is a link to the large picture. */
export function PhotoLink({ photos, index, children }: PhotoLinkProps) {
  const words = useSiteContent().site.lightbox;
  const photo = photos[index];
  async function open(event: MouseEvent<HTMLAnchorElement>) {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    try {
      const { openLightbox } = await loadLightbox();
      openLightbox({ photos, index, link, words });
    } catch {
      location.assign(link.href);
    }
  }

  return (
    <a
      className={styles.link}
      href={photo && largeImage(photo).images.fallback?.src}
      // A moment ahead of the click.
      onPointerDown={() => loadLightbox().catch(() => undefined)}
      onClick={open}
    >
      {children}
    </a>
  );
}

export const fragment = graphql`
  fragment Lightbox on SiteJsonLightbox {
    label
    close
    previous
    next
    zoom
    error
  }
`;
