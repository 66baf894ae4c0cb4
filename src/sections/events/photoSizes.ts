import { from } from "../../styles/mediaQueries";

type Place = { arrangement: string; index: number; count: number; photo: Shape };

/** In px. */
type Shape = { width: number; height: number };

/** How wide an event's photo is drawn, as the grids in PastEvent.module.scss have it. */
export function photoSizes({ arrangement, index, count, photo }: Place): string {
  return `${widerScreens(arrangement, index)}, ${phone(index, count, photo)}`;
}

function phone(index: number, count: number, { width, height }: Shape): string {
  if (index === 0) return "89vw";
  // Cut to a square, of a wide photo more than the square's width is needed.
  const isSquare = index >= 3 && index >= count - 2;
  return `${Math.round(43 * (isSquare ? Math.max(1, width / height) : 1))}vw`;
}

function widerScreens(arrangement: string, index: number): string {
  if (arrangement === "mosaic") {
    const isWide = index === 0 || index > 3;
    return `${from("md")} ${isWide ? "min(61vw, 57rem)" : "min(30vw, 28rem)"}`;
  }
  return index === 0
    ? `${from("lg")} min(57vw, 55rem), ${from("md")} 92vw`
    : `${from("xxl")} min(26vw, 27rem), ${from("lg")} 28vw, ${from("md")} 45vw`;
}
