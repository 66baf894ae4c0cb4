import { inSixColumns, PHONE_FULL_WIDTH, PHONE_HALF_WIDTH_VW } from "../../components/photoSizes";
import { from } from "../../styles/mediaQueries";

type EventPhoto = {
  index: number;
  count: number;
  photo: Dimensions;
};

type Dimensions = { width: number; height: number };

/** Returns `sizes` for the grid in PastEvent.module.scss. */
export function eventPhotoSizes({ index, count, photo }: EventPhoto): string {
  return `${tabletAndDesktopWidth(index, count)}, ${phoneWidth(index, count, photo)}`;
}

function phoneWidth(index: number, count: number, { width, height }: Dimensions): string {
  if (index === 0) return PHONE_FULL_WIDTH;
  // A wide photo that is cropped to a square is drawn wider than the square.
  const isSquare = index >= 3 && index >= count - 2;
  return `${Math.round(PHONE_HALF_WIDTH_VW * (isSquare ? Math.max(1, width / height) : 1))}vw`;
}

function tabletAndDesktopWidth(index: number, count: number): string {
  const isLast = index === count - 1;
  if (isLast && index > 0 && index % 3 === 0) return `${from("md")} 92vw`;
  return inSixColumns(index === 0 || (isLast && index > 3 && index % 3 === 1));
}
