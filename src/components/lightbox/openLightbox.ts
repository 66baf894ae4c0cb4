import PhotoSwipe, { type PhotoSwipeOptions } from "photoswipe";
import { from } from "../../styles/mediaQueries";
import { addHistoryEntry, leaveHistoryEntry } from "./historyEntry";
import { type LargePhoto, largeImage } from "./largePhoto";
import "photoswipe/dist/photoswipe.css";
import "./lightbox.scss";

type LightboxOptions = {
  photos: readonly LargePhoto[];
  index: number;
  link: HTMLAnchorElement;
};

type Bounds = NonNullable<ReturnType<PhotoSwipe["getThumbBounds"]>>;

const ZOOM_MS = 300;

export function openLightbox({ photos, index, link }: LightboxOptions): void {
  const thumbs = photos.map((photo, at) => thumbIn(at === index ? link : linkTo(photo, link)));
  const lightbox = new PhotoSwipe({
    ...motionOptions(),
    dataSource: photos.map((photo, at) => slideFor(photo, thumbs[at])),
    index,
    bgOpacity: 1,
    paddingFn: ({ x, y }) => photoPadding(x > y),
    // Safari does not focus a clicked link, so `makePageInert` returns the focus instead.
    returnFocus: false,
    // `handleKeys` does this, also during the animation.
    escKey: false,
    closeTitle: "Close",
    zoomTitle: "Zoom",
    arrowPrevTitle: "Previous photo",
    arrowNextTitle: "Next photo",
    errorMsg: "This photo could not be loaded. Try again in a moment.",
  });
  lightbox.on("firstUpdate", () => {
    lightbox.element?.setAttribute("aria-label", "Large photos");
    lightbox.element?.setAttribute("aria-modal", "true");
  });
  waitForAnimations(lightbox);
  makePageInert(link, lightbox);
  animateFromThumbs(thumbs, lightbox);
  addCaption(photos, lightbox);
  retryFailedPhotos(lightbox);
  closeOnBack(lightbox);
  handleKeys(lightbox);
  lightbox.init();
}

/**
 * PhotoSwipe 5.4 ignores `close()` and changes of the window's size during its first animation. Does both after it. If another
 * animation begins during the first or the last one, PhotoSwipe may never end it. So its buttons then do nothing.
 */
function waitForAnimations(lightbox: PhotoSwipe): void {
  const close = lightbox.close.bind(lightbox);
  let isOpen = false;
  let shouldClose = false;
  lightbox.close = () => {
    shouldClose = true;
    if (isOpen) close();
  };
  for (const action of ["toggleZoom", "next", "prev"] as const) {
    const act = lightbox[action].bind(lightbox);
    lightbox[action] = () => {
      if (isOpen && !shouldClose) act();
    };
  }
  lightbox.on("bindEvents", () => {
    isOpen = true;
    lightbox.updateSize();
    if (shouldClose) close();
  });
}

/**
 * Keeps the keyboard and screen readers out of the page. Focuses the link again on close. Runs in a task of its own,
 * because the browser then computes the styles of the whole page again, which takes 30 ms on a slow phone.
 */
function makePageInert(link: HTMLAnchorElement, lightbox: PhotoSwipe) {
  const page = link.closest("#___gatsby");
  const timer = setTimeout(() => page?.toggleAttribute("inert", true));
  lightbox.on("destroy", () => {
    clearTimeout(timer);
    page?.toggleAttribute("inert", false);
    link.focus({ preventScroll: true });
  });
}

function motionOptions(): PhotoSwipeOptions {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    return { showHideAnimationType: "none", zoomAnimationDuration: false };
  }
  return {
    showHideAnimationType: "zoom",
    showAnimationDuration: ZOOM_MS,
    hideAnimationDuration: ZOOM_MS,
    zoomAnimationDuration: ZOOM_MS,
  };
}

/** The link to a photo. There is none for a photo that the page does not have. One that CSS hides has no size. */
function linkTo(photo: LargePhoto, link: HTMLAnchorElement): HTMLAnchorElement | undefined {
  const links = [...(link.closest("main")?.querySelectorAll("a") ?? [])];
  const href = largeImage(photo).images.fallback?.src;
  return links.find((each) => each.getAttribute("href") === href);
}

const thumbIn = (link: HTMLAnchorElement | undefined) => link?.querySelector("img") ?? null;

function slideFor(photo: LargePhoto, thumb: HTMLImageElement | null | undefined) {
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

/** In px, for the top bar. */
const ROOM_ABOVE = 60;

/** In px: room for the top bar, the caption and, on wide landscape screens, the arrows. */
function photoPadding(isLandscape: boolean) {
  const side = isLandscape && matchMedia(from("md")).matches ? 72 : 0;
  return { top: ROOM_ABOVE, bottom: 80, left: side, right: side };
}

function animateFromThumbs(thumbs: (HTMLImageElement | null)[], lightbox: PhotoSwipe) {
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

/** Below the photo. */
function addCaption(photos: readonly LargePhoto[], lightbox: PhotoSwipe) {
  lightbox.on("uiRegister", () =>
    lightbox.ui?.registerElement({
      name: "caption",
      className: "pswp__caption",
      appendTo: "root",
      onInit: (element) => {
        element.setAttribute("aria-live", "polite");
        function update() {
          const { currSlide, currIndex } = lightbox;
          if (!currSlide) return;
          const photo = photos[currIndex];
          // For screen readers only, a photo without a caption has its description here.
          element.textContent = photo?.caption ?? photo?.alt ?? "";
          element.classList.toggle("pswp__caption--hidden", !photo?.caption);
          const { height, zoomLevels, panAreaSize } = currSlide;
          const photoEnd = ROOM_ABOVE + (panAreaSize.y + height * zoomLevels.initial) / 2;
          element.style.top = `${photoEnd}px`;
        }
        lightbox.on("change", update);
        lightbox.on("resize", update);
      },
    }),
  );
}

/** PhotoSwipe 5.4 loads a failed photo again, but goes on showing the error. This makes its slide anew. */
function retryFailedPhotos(lightbox: PhotoSwipe) {
  lightbox.on("contentActivate", (event) => {
    if (!event.content.isError()) return;
    event.preventDefault();
    // Once PhotoSwipe has finished its step to this slide.
    queueMicrotask(() => lightbox.refreshSlideContent(event.content.index));
  });
  function retry() {
    for (const { slide } of lightbox.mainScroll.itemHolders) {
      if (slide?.content.isError()) lightbox.refreshSlideContent(slide.index);
    }
  }
  addEventListener("online", retry);
  lightbox.on("destroy", () => removeEventListener("online", retry));
}

function closeOnBack(lightbox: PhotoSwipe) {
  addHistoryEntry();
  const close = () => lightbox.close();
  addEventListener("popstate", close);
  lightbox.on("close", () => {
    removeEventListener("popstate", close);
    leaveHistoryEntry();
  });
}

/** Closes on Escape: PhotoSwipe's own Escape works only after its first animation. Other keys would scroll the page behind. */
function handleKeys(lightbox: PhotoSwipe) {
  function handle(event: KeyboardEvent) {
    // After a fault, the page is there without it.
    if (!lightbox.element?.isConnected) return;
    const { key, target, ctrlKey, altKey } = event;
    if (key === "Escape") lightbox.close();
    // The browser has its own keys with Ctrl and Alt, for example to change the tab.
    if (ctrlKey || altKey) return;
    const scrolls = /^(Page(Up|Down)|Home|End|Arrow(Up|Down))$/.test(key);
    const isSpace = key === " " && !(target instanceof HTMLButtonElement);
    if (scrolls || isSpace) event.preventDefault();
  }
  addEventListener("keydown", handle);
  lightbox.on("destroy", () => removeEventListener("keydown", handle));
}
