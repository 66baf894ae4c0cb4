import { lg, md } from "./breakpoints.module.scss";

const widths = { md, lg };

/** `from("lg")` returns `(min-width: 62em)`. */
export function from(breakpoint: keyof typeof widths): string {
  return `(min-width: ${widths[breakpoint]})`;
}
