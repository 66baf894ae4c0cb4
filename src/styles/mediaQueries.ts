import * as breakpoints from "./breakpoints.module.scss";

const { sm, md, lg, xl, xxl } = breakpoints;
const widths = { sm, md, lg, xl, xxl };

/** The media query of a breakpoint and everything wider: `lg` to `(min-width: 992px)`. */
export function from(breakpoint: keyof typeof widths): string {
  return `(min-width: ${widths[breakpoint]})`;
}
