import { from } from "../styles/mediaQueries";

/* Widths for the `sizes` attribute of photos. The budget tests compare them with what is drawn. */

/** A photo as wide as the content, on a phone. */
export const FULL_WIDTH = "89vw";

/** In vw, one of two photos side by side on a phone. */
export const HALF_WIDTH = 43;

/** A photo in a grid of six columns from `md` on: a wide one spans four of them, the others two. */
export function inSixColumns(isWide: boolean): string {
  return `${from("md")} ${isWide ? "min(61vw, 57rem)" : "min(30vw, 28rem)"}`;
}
