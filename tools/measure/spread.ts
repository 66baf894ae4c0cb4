/** The upper one of the two in the middle, if their number is even. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Such as `120 (100–150)`, or `120` if all values are equal. */
export function formatSpread(values: readonly number[]): string {
  const [median, min, max] = [medianOf(values), Math.min(...values), Math.max(...values)].map(
    format,
  );
  return min === max ? `${median}` : `${median} (${min}–${max})`;
}

/** Keeps two decimals of small figures only. */
const format = (value: number) => Number(value.toFixed(value < 10 ? 2 : 0));
