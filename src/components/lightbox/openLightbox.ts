import PhotoSwipe, { type PhotoSwipeOptions } from "photoswipe";
import { prefersReducedMotion } from "../../browser/prefersReducedMotion";
import { from } from "../../styles/mediaQueries";
import { type LargePhoto, largeImage } from "./largePhoto";
import "photoswipe/dist/photoswipe.css";
import "./lightbox.scss";

type LightboxOptions = {
  photos: readonly LargePhoto[];
  index: number;
  link: HTMLAnchorElement;
  texts: Queries.LightboxFragment;
};

type Bounds = NonNullable<ReturnType<PhotoSwipe["getThumbBounds"]>>;

const ZOOM_MS = 300;

export function openLightbox({ photos, index, link, texts }: LightboxOptions): void {
  if (document.querySelector(".pswp")) return;
  const thumbs = Array.from((link.closest("ul") ?? link).querySelectorAll("img"));
  const lightbox = new PhotoSwipe({
    ...motionOptions(),
    dataSource: photos.map((photo, at) => slideFor(photo, thumbs[at])),
    index,
    bgOpacity: 1,
    paddingFn: ({ x, y }) => photoPadding(x > y),
    // Safari does not focus a clicked link, so `makePageInert` returns the focus instead.
    returnFocus: false,
    closeTitle: texts.close,
    zoomTitle: texts.zoom,
    arrowPrevTitle: texts.previous,
    arrowNextTitle: texts.next,
    errorMsg: texts.error,
  });
  lightbox.on("firstUpdate", () => {
    lightbox.element?.setAttribute("aria-label", texts.label);
    lightbox.element?.setAttribute("aria-modal", "true");
  });
  makePageInert(link, lightbox);
  animateFromThumbs(thumbs, lightbox);
  addCaption(photos, lightbox);
  closeOnBack(lightbox);
  lightbox.init();
}

/**
 * Keeps the keyboard and screen readers out of the page. Focuses the link again on close. Runs in a task of its own,
 * because the browser then computes the styles of the whole page again, which takes 30 ms on a slow phone.
 */
function makePageInert(link: HTMLAnchorElement, lightbox: PhotoSwipe) {
  const page = document.getElementById("___gatsby");
  const timer = setTimeout(() => page?.toggleAttribute("inert", true));
  lightbox.on("destroy", () => {
    clearTimeout(timer);
    page?.toggleAttribute("inert", false);
    link.focus({ preventScroll: true });
  });
}

function motionOptions(): PhotoSwipeOptions {
  if (prefersReducedMotion()) {
    return { showHideAnimationType: "none", zoomAnimationDuration: false };
  }
  return {
    showHideAnimationType: "zoom",
    showAnimationDuration: ZOOM_MS,
    hideAnimationDuration: ZOOM_MS,
    zoomAnimationDuration: ZOOM_MS,
  };
}

function slideFor(photo: LargePhoto, thumb: HTMLImageElement | undefined) {
  const { images, width, height } = largeImage(photo);
  return {
    src: images.fallback?.src,
    srcset: images.fallback?.srcSet,
    // The placeholder while the large image loads.
    msrc: thumb?.currentSrc || undefined,
    alt: photo.alt,
    width,
    height,
    thumbCropped: true,
  };
}

/** In px: room for the top bar, the caption and, on wide landscape screens, the arrows. */
function photoPadding(isLandscape: boolean) {
  const isAtLeast = (breakpoint: "sm" | "md") => matchMedia(from(breakpoint)).matches;
  const side = isLandscape && isAtLeast("md") ? 72 : 0;
  return { top: 60, bottom: isAtLeast("sm") ? 80 : 128, left: side, right: side };
}

function animateFromThumbs(thumbs: HTMLImageElement[], lightbox: PhotoSwipe) {
  // Both filters may return undefined for a photo without a thumbnail, although PhotoSwipe's types forbid it.
  lightbox.addFilter("thumbEl", (_element, _data, at) => thumbs[at] as HTMLElement);
  // PhotoSwipe assumes that a thumbnail is cropped around its centre. Ours have an object-position.
  lightbox.addFilter("thumbBounds", (bounds, _data, at) => {
    const thumb = thumbs[at];
    const crop = bounds?.innerRect;
    if (!bounds || !crop || !thumb) return bounds as Bounds;
    const { objectPosition } = getComputedStyle(thumb);
    const [x = 50, y = 50] = objectPosition.split(" ").map(Number.parseFloat);
    const shiftX = crop.x * (x / 50 - 1);
    const shiftY = crop.y * (y / 50 - 1);
    const innerRect = { ...crop, x: crop.x + shiftX, y: crop.y + shiftY };
    return { ...bounds, x: bounds.x + shiftX, y: bounds.y + shiftY, innerRect };
  });
}

function addCaption(photos: readonly LargePhoto[], lightbox: PhotoSwipe) {
  lightbox.on("uiRegister", () =>
    lightbox.ui?.registerElement({
      name: "caption",
      className: "pswp__caption",
      appendTo: "root",
      onInit: (element) => {
        element.setAttribute("aria-live", "polite");
        lightbox.on("change", () => {
          const photo = photos[lightbox.currIndex];
          element.textContent = photo?.caption ?? photo?.alt ?? "";
        });
      },
    }),
  );
}

/**
 * Adds a history entry, so Back closes the lightbox instead of leaving the page. The handler hides the
 * event from Gatsby's router, which would scroll to the section in the URL.
 */
function closeOnBack(lightbox: PhotoSwipe) {
  let hasEntry = true;
  // Otherwise Back would scroll to where the page was when the lightbox opened.
  const { scrollRestoration } = history;
  history.scrollRestoration = "manual";
  history.pushState({ ...history.state }, "");
  addEventListener(
    "popstate",
    (event) => {
      hasEntry = false;
      event.stopImmediatePropagation();
      lightbox.close();
    },
    { capture: true, once: true },
  );
  lightbox.on("close", () => {
    if (hasEntry) history.back();
  });
  lightbox.on("destroy", () => {
    history.scrollRestoration = scrollRestoration;
  });
}
