import type { IconNode } from "lucide";
import { createElement } from "react";

/** Draws an icon of Lucide. `lucide-react` would do the same, but add 0.6 KiB to the scripts of every page. */
export function Icon({ node }: { node: IconNode }) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return createElement("svg", { viewBox: "0 0 24 24", "aria-hidden": true }, ...shapes);
}
