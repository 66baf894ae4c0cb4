import { parseArgs } from "node:util";
import { startBrowser } from "./measure/browser.mts";
import { clicks } from "./measure/clicks.mts";
import { firstVisit } from "./measure/firstVisit.mts";
import { interactions } from "./measure/interactions.mts";
import { paints } from "./measure/paints.mts";
import { startServers } from "./measure/servers.mts";

const parts = { paints, "first-visit": firstVisit, clicks, interactions };
type Name = keyof typeof parts;
const isName = (name: string): name is Name => name in parts;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    site: { type: "string", default: "." },
    against: { type: "string" },
  },
});
const unknown = positionals.find((name) => !isName(name));
if (unknown) throw new Error(`There is no ${unknown}. Parts: ${Object.keys(parts).join(", ")}`);
const chosen = positionals.length > 0 ? positionals.filter(isName) : (Object.keys(parts) as Name[]);
const runs = Number(values.runs);

const { servers, publicKeyHash } = await startServers(values.site, values.against);
const { browser, port } = await startBrowser(publicKeyHash);
const measured = chosen.map((name) => ({ name, ...parts[name]({ servers, browser, port }) }));
try {
  // All variants take turns inside a round, so that noise of the computer meets all alike.
  for (let round = 0; round < runs; round += 1) {
    for (const { name, measure } of measured) {
      process.stderr.write(`\nround ${round + 1} of ${runs}, ${name} `);
      await measure(round);
    }
  }
  for (const { tables } of measured) for (const table of tables) table.print();
} finally {
  await Promise.all([browser.close(), ...Object.values(servers).map(({ host }) => host.stop())]);
}
