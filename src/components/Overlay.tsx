import { useState } from "react";
import * as styles from "./Overlay.module.scss";
import { Photo, type PhotoProps } from "./Photo";
import { prefersReducedMotion } from "./prefersReducedMotion";
import { useHasLoaded } from "./useHasLoaded";

type OverlayProps = Pick<PhotoProps, "photo" | "wide" | "sizes" | "className"> & {
  isShown: boolean;
  /** Visitors who prefer reduced motion do not get it. */
  isAnimation?: boolean;
};

/**
 * A second picture of the same view, over the first. Loads after the page, and fades in once it is there. Visitors
 * who save data, and those whose download fails, keep the first picture.
 */
export function Overlay({ isShown, isAnimation = false, className, ...photo }: OverlayProps) {
  const hasLoaded = useHasLoaded();
  const [isThere, setIsThere] = useState(false);
  // Once it is there, it stays in the page, so that it can fade out.
  if (!hasLoaded || !(isShown || isThere)) return null;
  if (isAnimation && prefersReducedMotion()) return null;
  const classNames = [className, styles.overlay, isShown && isThere && styles.shown];
  return (
    <Photo
      {...photo}
      className={classNames.filter(Boolean).join(" ")}
      alt=""
      onLoad={() => setIsThere(true)}
    />
  );
}
