declare global {
  interface Window {
    isInSight: typeof isInSight;
  }
}

/** Whether some points of an element, or all of them, are neither covered nor outside of the window. */
function isInSight(element: Element, points: "some" | "every"): boolean {
  const [box = new DOMRect()] = element.getClientRects();
  // Of a control that is higher than the window, a part is enough.
  const top = points === "every" ? box.top : Math.max(box.top, 0);
  const bottom = points === "every" ? box.bottom : Math.min(box.bottom, innerHeight);
  return [0.1, 0.5, 0.9][points]((part) => {
    const hit = document.elementFromPoint(box.left + box.width / 2, top + (bottom - top) * part);
    return !!hit && (element.contains(hit) || hit.contains(element));
  });
}

/** A script for pages. */
export const provideIsInSight = `window.isInSight = ${isInSight};`;
