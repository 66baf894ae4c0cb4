import { formatSpread, spreadOf } from "./spread";

/** Collects the values of all rounds, and prints their medians and spreads. */
export class Table {
  private readonly rows = new Map<string, Map<string, number[]>>();

  /** @param ratio the columns of which to print the ratio of the medians */
  constructor(
    private readonly title: string,
    private readonly ratio?: readonly [string, string],
  ) {}

  add(row: string, column: string, value: number): void {
    const cells = this.rows.get(row) ?? new Map<string, number[]>();
    this.rows.set(row, cells);
    cells.set(column, [...(cells.get(column) ?? []), value]);
  }

  print(): void {
    console.log(`\n${this.title}`);
    console.table(
      Object.fromEntries([...this.rows].map(([row, cells]) => [row, this.format(cells)])),
    );
  }

  private format(cells: ReadonlyMap<string, number[]>): Record<string, string> {
    const texts = Object.fromEntries(
      [...cells].map(([column, values]) => [column, formatSpread(spreadOf(values))]),
    );
    const [over = [], under = []] = this.ratio?.map((column) => cells.get(column)) ?? [];
    if (over.length === 0 || under.length === 0) return texts;
    const ratio = spreadOf(over).median / spreadOf(under).median;
    const text = Number.isFinite(ratio) ? ratio.toFixed(2) : "";
    return { ...texts, [this.ratio?.join(" / ") ?? ""]: text };
  }
}
