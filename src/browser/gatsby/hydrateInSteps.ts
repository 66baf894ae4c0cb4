import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Lets React take over a page in steps of a few ms, between which the browser answers the visitor; by
 * default React 18 does it in one go. Undefined, and so left to Gatsby, where there is no page yet.
 */
export function hydrateInSteps() {
  if (!document.getElementById("gatsby-focus-wrapper")?.hasChildNodes()) return undefined;
  return (site: ReactNode, container: Element) =>
    startTransition(() => {
      hydrateRoot(container, site);
    });
}
