import type { MeasuringBrowser } from "./browser.mts";
import type { Servers } from "./servers.mts";
import type { Table } from "./table.mts";

/** A part of the measurement, with its own tables. */
export type Part = (setup: MeasuringBrowser & { servers: Servers }) => {
  tables: Table[];
  /** Measures each variant once. Rounds are counted from 0. */
  measure: (round: number) => Promise<void>;
};
