import { lg, md, sm } from "./breakpoints.module.scss";

const widths = { sm, md, lg };

/** `from("lg")` returns `(width >= 62em)`. */
export function from(breakpoint: keyof typeof widths): string {
  return `(width >= ${widths[breakpoint]})`;
}
