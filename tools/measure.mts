import { rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { launchOptions } from "../__tests__/support/browser/chromium";
import { StaticServer } from "../__tests__/support/hosts/staticServer";
import { bytes } from "./measure/bytes.mts";
import { clicks } from "./measure/clicks.mts";
import { paints } from "./measure/paints.mts";
import type { Part } from "./measure/part.mts";
import { reactions } from "./measure/reactions.mts";
import { formatSpread, medianOf } from "./measure/spread";
import { copyWithoutScripts } from "./measure/withoutScripts";

const parts: Record<string, Part> = { paints, bytes, clicks, reactions };

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: "string", default: "5" }, against: { type: "string" } },
});
const chosen = positionals.length > 0 ? positionals : Object.keys(parts);
const unknown = chosen.find((part) => !parts[part]);
if (unknown) throw new Error(`There is no ${unknown}. Parts: ${Object.keys(parts).join(", ")}`);
const rounds = Number(options.rounds);

const serve = (folder: string) => new StaticServer(folder, { isCompressed: true }).start();

const withoutScripts = copyWithoutScripts("public");
const servers: Record<string, StaticServer> = {
  site: await serve("public"),
  floor: await serve(withoutScripts),
  ...(options.against && { other: await serve(join(options.against, "public")) }),
};

/** All figures, by what they tell and variant. */
const figures: Record<string, Record<string, number[]>> = {};

function add(name: string, variant: string, figure: number): void {
  figures[name] ??= {};
  figures[name][variant] ??= [];
  figures[name][variant].push(figure);
}

const browser = await chromium.launch(launchOptions());
// All variants take turns inside a round, so that noise of the computer meets all alike.
for (let round = 0; round < rounds; round += 1) {
  for (const part of chosen) {
    for (const [variant, server] of Object.entries(servers)) {
      console.error(`round ${round + 1} of ${rounds}: ${part}, ${variant}`);
      await parts[part]?.({
        browser,
        server,
        // On `localhost` itself, Workbox loads its larger version for development.
        url: server.url.replace("localhost", "site.localhost"),
        hasScripts: variant !== "floor",
        add: (name, figure) => add(`${part}: ${name}`, variant, figure),
      });
    }
  }
}
await Promise.all([browser.close(), ...Object.values(servers).map((server) => server.stop())]);
rmSync(withoutScripts, { recursive: true });

console.table(
  Object.fromEntries(Object.entries(figures).map(([name, cells]) => [name, withRatios(cells)])),
);

/** The spread of each variant, and what the site has for each one of another variant. */
function withRatios(cells: Record<string, number[]>): Record<string, string> {
  const { site = [], ...others } = cells;
  const spreads = Object.entries(cells).map(([variant, all]) => [variant, formatSpread(all)]);
  const ratios = Object.entries(others).map(([variant, other]) => [
    `site / ${variant}`,
    (medianOf(site) / medianOf(other)).toFixed(2),
  ]);
  return Object.fromEntries([...spreads, ...ratios]);
}
