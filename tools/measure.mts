import { StaticServer } from "../__tests__/support/hosts/staticServer";
import { routes } from "../src/domain/routes";
import { startBrowser } from "./measure/browser.mts";
import { type Measurement, measurePage } from "./measure/lighthouse.mts";
import { printTable } from "./measure/table.mts";

const runs = Number(process.argv[2] ?? 5);

const browser = await startBrowser();
const site = await new StaticServer("public", { isCompressed: true }).start();
// The same pages without scripts: the fastest that the site could be.
const floor = await new StaticServer("public", {
  isCompressed: true,
  isWithoutScripts: true,
}).start();
const variants = { site, floor };

const measurements: Measurement[] = [];
for (let run = 0; run < runs; run += 1) {
  for (const route of routes) {
    for (const [variant, server] of Object.entries(variants)) {
      const figures = await measurePage(server, route, browser.port);
      measurements.push({ variant, route, figures });
      process.stderr.write(".");
    }
  }
}
printTable(measurements);
await Promise.all([site.stop(), floor.stop(), browser.stop()]);
