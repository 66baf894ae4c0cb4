/**
 * Keeps the field that gets the focus clear of the sticky bar, because Safari ignores the `scroll-margin` of text fields. Call once
 * on each page.
 */
export function keepFieldsInSight(): void {
  addEventListener("focusin", ({ target }) => {
    // A page that was restored after a fault keeps its place.
    const works = "scripts" in document.documentElement.dataset;
    if (works && target instanceof Element && target.matches("input, select, textarea")) {
      target.scrollIntoView({ block: "nearest" });
    }
  });
}
