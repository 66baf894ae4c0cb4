/** Of figures in any unit. */
export type Spread = { median: number; min: number; max: number };

/** The median of an even number of values is the mean of the two in the middle. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const last = sorted.length - 1;
  return {
    median: (at(Math.floor(last / 2)) + at(Math.ceil(last / 2))) / 2,
    min: at(0),
    max: at(last),
  };
}

/** Such as `120 (100–150)`, or `120` if all values are equal. */
export function formatSpread({ median, min, max }: Spread): string {
  return min === max ? format(median) : `${format(median)} (${format(min)}–${format(max)})`;
}

/** Shows three digits of small figures, such as ratios. */
const format = (value: number) =>
  Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 10 ? 2 : 0);
