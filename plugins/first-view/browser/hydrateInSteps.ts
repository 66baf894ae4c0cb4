import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates the page in steps of a few ms, so that the browser can respond to the visitor between them. By
 * default, React 18 hydrates in one long task. Returns undefined without static HTML: Gatsby then renders the
 * page itself.
 */
export function hydrateInSteps() {
  if (!document.getElementById("gatsby-focus-wrapper")?.hasChildNodes()) return undefined;
  return (site: ReactNode, container: Element) =>
    startTransition(() => {
      hydrateRoot(container, site);
    });
}
