import { FULL_WIDTH, HALF_WIDTH_VW, inSixColumns } from "../../components/photoSizes";
import { from } from "../../styles/mediaQueries";

type Place = {
  arrangement: Queries.EventsJsonEventsClassName;
  index: number;
  count: number;
  photo: Shape;
};

/** In px. */
type Shape = { width: number; height: number };

/** How wide an event's photo is drawn, as the grids in PastEvent.module.scss have it. */
export function photoSizes({ arrangement, index, count, photo }: Place): string {
  return `${widerScreens(arrangement, index)}, ${phone(index, count, photo)}`;
}

function phone(index: number, count: number, { width, height }: Shape): string {
  if (index === 0) return FULL_WIDTH;
  // Cut to a square, of a wide photo more than the square's width is needed.
  const isSquare = index >= 3 && index >= count - 2;
  return `${Math.round(HALF_WIDTH_VW * (isSquare ? Math.max(1, width / height) : 1))}vw`;
}

function widerScreens(arrangement: Place["arrangement"], index: number): string {
  if (arrangement === "mosaic") {
    return inSixColumns(index === 0 || index > 3);
  }
  return index === 0
    ? `${from("lg")} min(57vw, 55rem), ${from("md")} 92vw`
    : `${from("xxl")} min(26vw, 27rem), ${from("lg")} 28vw, ${from("md")} 45vw`;
}
