import type { Figures, Measurement } from "./lighthouse.mts";

const labels: Record<keyof Figures, string> = {
  firstPaint: "FCP ms",
  largestPaint: "LCP ms",
  blocking: "TBT ms",
  layoutShift: "CLS",
  bytesOfScripts: "JS bytes",
  otherBytes: "other bytes",
};

const compared: (keyof Figures)[] = ["firstPaint", "largestPaint", "otherBytes"];

export function printTable(measurements: readonly Measurement[]): void {
  const routes = [...new Set(measurements.map(({ route }) => route))];
  for (const route of routes) {
    const ofRoute = measurements.filter((measurement) => measurement.route === route);
    const spreads = Object.fromEntries(
      ["site", "floor"].map((variant) => [
        variant,
        spreadsOf(ofRoute.filter((measurement) => measurement.variant === variant)),
      ]),
    );
    console.log(`\n${route}`);
    console.table(
      Object.fromEntries(
        (Object.keys(labels) as (keyof Figures)[]).map((key) => [
          labels[key],
          {
            site: formatSpread(spreads.site?.[key]),
            floor: formatSpread(spreads.floor?.[key]),
            ratio: compared.includes(key)
              ? ((spreads.site?.[key]?.median ?? 0) / (spreads.floor?.[key]?.median ?? 0)).toFixed(
                  3,
                )
              : "",
          },
        ]),
      ),
    );
  }
}

type Spread = { min: number; median: number; max: number };

function spreadsOf(measurements: readonly Measurement[]): Record<keyof Figures, Spread> {
  const keys = Object.keys(labels) as (keyof Figures)[];
  return Object.fromEntries(
    keys.map((key) => [key, spreadOf(measurements.map(({ figures }) => figures[key]))]),
  ) as Record<keyof Figures, Spread>;
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { min: at(0), median: at(0.5), max: at(1) };
}

function formatSpread(spread: Spread | undefined): string {
  if (!spread) return "";
  const [median, min, max] = [spread.median, spread.min, spread.max].map((value) =>
    value < 1 ? value.toFixed(3) : value.toFixed(0),
  );
  return `${median} (${min}–${max})`;
}
