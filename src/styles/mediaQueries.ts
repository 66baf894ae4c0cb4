import * as breakpoints from "./breakpoints.module.scss";

const { sm, md, lg, xl, xxl } = breakpoints;
const widths = { sm, md, lg, xl, xxl };

/** `from("lg")` returns `(min-width: 62em)`. */
export function from(breakpoint: keyof typeof widths): string {
  return `(min-width: ${widths[breakpoint]})`;
}
