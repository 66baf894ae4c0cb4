import type { CSSProperties } from "react";
import { formatRinggit } from "../../domain/format/ringgit";

/** Tells the styles of a table how many characters its longest row of prices (RM) may have, so that they fit. */
export function rowLength(prices: (number | null)[], columns: number): CSSProperties {
  const lengths = prices.map((price) => (price === null ? 0 : formatRinggit(price).length));
  return { "--characters": columns * Math.max(...lengths) } as CSSProperties;
}
