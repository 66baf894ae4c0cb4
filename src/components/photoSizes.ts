import { from } from "../styles/mediaQueries";

/* Widths for the `sizes` attribute. pictures.spec.ts compares them with the layout. */

export const PHONE_FULL_WIDTH = "89vw";

export const PHONE_HALF_WIDTH_VW = 43;

/** In the six-column grid, from `md` up. Wide photos span four columns, others two. */
export function inSixColumns(isWide: boolean): string {
  return `${from("md")} ${isWide ? "min(61vw, 57rem)" : "min(30vw, 28rem)"}`;
}
