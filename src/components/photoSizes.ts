import { from } from "../styles/mediaQueries";

/*
 * Widths for the `sizes` attribute. On phones, they are five sixths of the width in the layout, which pictures.spec.ts allows:
 * phones have at least two device pixels per CSS pixel, so a smaller file looks as sharp, and has a third fewer bytes.
 */

export const PHONE_FULL_WIDTH = "75vw";

const PHONE_HALF_WIDTH = "36vw";

/**
 * For a photo in the mixin `photo-rows`.
 * @param shareFromLg the width of the rows from `lg` on, relative to the content's
 */
export function photoRowSizes(index: number, count: number, shareFromLg = 1): string {
  const inRow = photosInRow(index, count);
  const onPhones = index === 0 && count % 2 === 1 ? PHONE_FULL_WIDTH : PHONE_HALF_WIDTH;
  const width = (share: number) =>
    `min(${Math.round((92 * share) / inRow)}vw, ${Math.round((75 * share) / inRow)}rem)`;
  return `${from("lg")} ${width(shareFromLg)}, ${from("md")} ${width(1)}, ${onPhones}`;
}

/** How many photos share the row of this one. */
function photosInRow(index: number, count: number): number {
  if (count === 1) return 1;
  if (count % 3 === 1 && index < 4) return 4;
  return count % 3 === 2 && index < 2 ? 2 : 3;
}
