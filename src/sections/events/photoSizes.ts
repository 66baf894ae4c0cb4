import { from } from "../../styles/mediaQueries";

/** How wide an event's photos are drawn, as the grids in PastEvent.module.scss have it. */
export function photoSizes(arrangement: string, index: number): string {
  return `${widerScreens(arrangement, index)}, ${phone(index)}`;
}

// From the fourth on they are cut to squares, so that more than their width is needed.
function phone(index: number): string {
  if (index === 0) return "89vw";
  return index < 3 ? "43vw" : "60vw";
}

function widerScreens(arrangement: string, index: number): string {
  const isWide = index === 0 || index > 3;
  if (arrangement === "mosaic") {
    return `${from("md")} ${isWide ? "min(61vw, 57rem)" : "min(30vw, 28rem)"}`;
  }
  return index === 0
    ? `${from("lg")} min(57vw, 55rem), ${from("md")} 92vw`
    : `${from("lg")} min(28vw, 27rem), ${from("md")} 45vw`;
}
