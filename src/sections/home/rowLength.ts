import type { CSSProperties } from "react";
import { formatRinggit } from "../../domain/format/ringgit";

/** Tells the CSS the maximum length of a row of prices (RM), in characters. The font size depends on it. */
export function rowLength(prices: (number | null)[], columns: number): CSSProperties {
  const lengths = prices.map((price) => (price === null ? 0 : formatRinggit(price).length));
  return { "--characters": columns * Math.max(...lengths) } as CSSProperties;
}
