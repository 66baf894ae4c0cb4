import type { CSSProperties } from "react";
import { formatRinggit } from "../../domain/format/ringgit";

/** Tells the CSS how many prices (in RM) a row has and how many characters that is. The font size depends on it. */
export function rowLength(prices: (number | null)[], columns: number): CSSProperties {
  const lengths = prices.map((price) => (price === null ? 0 : formatRinggit(price).length));
  return { "--columns": columns, "--characters": columns * Math.max(...lengths) } as CSSProperties;
}
