import PhotoSwipe, { type PhotoSwipeOptions } from "photoswipe";
import { prefersReducedMotion } from "../../browser/prefersReducedMotion";
import { from } from "../../styles/mediaQueries";
import { type LargePhoto, largeImage } from "./largePhoto";
import "photoswipe/dist/photoswipe.css";
import "./lightbox.scss";

type Lightbox = {
  photos: readonly LargePhoto[];
  /** The photo to begin with, and the link around it in the page. */
  index: number;
  link: HTMLAnchorElement;
  words: Queries.LightboxFragment;
};

type Bounds = NonNullable<ReturnType<PhotoSwipe["getThumbBounds"]>>;

/** In ms. */
const ZOOM_DURATION = 300;

export function openLightbox({ photos, index, link, words }: Lightbox): void {
  if (document.querySelector(".pswp")) return;
  const thumbs = Array.from((link.closest("ul") ?? link).querySelectorAll("img"));
  const lightbox = new PhotoSwipe({
    ...motionOptions(),
    dataSource: photos.map((photo, at) => slideOf(photo, thumbs[at])),
    index,
    bgOpacity: 1,
    paddingFn: ({ x, y }) => roomAroundPhoto(x > y),
    // A click in Safari does not focus a link: ours knows where to return to.
    returnFocus: false,
    closeTitle: words.close,
    zoomTitle: words.zoom,
    arrowPrevTitle: words.previous,
    arrowNextTitle: words.next,
    errorMsg: words.error,
  });
  lightbox.on("firstUpdate", () => {
    lightbox.element?.setAttribute("aria-label", words.label);
    lightbox.element?.setAttribute("aria-modal", "true");
  });
  holdPage(link, lightbox);
  growFrom(thumbs, lightbox);
  addCaption(photos, lightbox);
  closeOnBack(lightbox);
  lightbox.init();
}

/** Keeps keys and readers out of the page behind, and returns to where they were. */
function holdPage(link: HTMLAnchorElement, lightbox: PhotoSwipe) {
  const page = document.getElementById("___gatsby");
  page?.toggleAttribute("inert", true);
  lightbox.on("destroy", () => {
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
    showAnimationDuration: ZOOM_DURATION,
    hideAnimationDuration: ZOOM_DURATION,
    zoomAnimationDuration: ZOOM_DURATION,
  };
}

function slideOf(photo: LargePhoto, thumb: HTMLImageElement | undefined) {
  const { images, width, height } = largeImage(photo);
  return {
    src: images.fallback?.src,
    srcset: images.fallback?.srcSet,
    // What the page shows already, until the large one is there.
    msrc: thumb?.currentSrc || undefined,
    alt: photo.alt,
    width,
    height,
    thumbCropped: true,
  };
}

/** In px: the bar above, the caption below, and the arrows where there is room beside the photo. */
function roomAroundPhoto(isLandscape: boolean) {
  const isFrom = (breakpoint: "sm" | "md") => matchMedia(from(breakpoint)).matches;
  const side = isLandscape && isFrom("md") ? 72 : 0;
  return { top: 60, bottom: isFrom("sm") ? 80 : 128, left: side, right: side };
}

/** Lets a photo grow out of its place in the page, and shrink back into it. */
function growFrom(thumbs: HTMLImageElement[], lightbox: PhotoSwipe) {
  // PhotoSwipe takes undefined from both filters, for a photo without a place; its types do not say so.
  lightbox.addFilter("thumbEl", (_element, _data, at) => thumbs[at] as HTMLElement);
  // PhotoSwipe takes what a thumb shows of its photo for the middle; the styles say which part it is.
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

/** Read out, too, when another photo comes. */
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
 * Gives the lightbox an entry in the history, so that Back leaves it and not the page. The address
 * stays the same, so the router is told nothing: it would scroll to the address's section.
 */
function closeOnBack(lightbox: PhotoSwipe) {
  let hasEntry = true;
  // Else the browser scrolls, on the way back, to where the page was when it was opened.
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
