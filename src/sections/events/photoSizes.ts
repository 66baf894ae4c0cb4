import { inSixColumns, PHONE_FULL_WIDTH, PHONE_HALF_WIDTH_VW } from "../../components/photoSizes";
import { from } from "../../styles/mediaQueries";

type EventPhoto = {
  arrangement: Queries.EventsJsonEventsClassName;
  index: number;
  count: number;
  photo: Dimensions;
};

type Dimensions = { width: number; height: number };

/** Returns `sizes` for the grids in PastEvent.module.scss. */
export function photoSizes({ arrangement, index, count, photo }: EventPhoto): string {
  return `${tabletAndDesktopWidths(arrangement, index)}, ${phoneWidth(index, count, photo)}`;
}

function phoneWidth(index: number, count: number, { width, height }: Dimensions): string {
  if (index === 0) return PHONE_FULL_WIDTH;
  // A wide photo that is cropped to a square is drawn wider than the square.
  const isSquare = index >= 3 && index >= count - 2;
  return `${Math.round(PHONE_HALF_WIDTH_VW * (isSquare ? Math.max(1, width / height) : 1))}vw`;
}

function tabletAndDesktopWidths(arrangement: EventPhoto["arrangement"], index: number): string {
  if (arrangement === "mosaic") {
    return inSixColumns(index === 0 || index > 3);
  }
  return index === 0
    ? `${from("lg")} min(57vw, 55rem), ${from("md")} 92vw`
    : `${from("xxl")} min(26vw, 27rem), ${from("lg")} 28vw, ${from("md")} 45vw`;
}
