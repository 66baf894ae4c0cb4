import type { Browser } from "@playwright/test";
import fc from "fast-check";
import { test } from "../support/browser/test";
import { ownAddress, visits } from "../support/browser/visits/steps";
import { Visit } from "../support/browser/visits/visit";
import { Visitor } from "../support/browser/visits/visitor";
import type { StaticServer } from "../support/hosts/staticServer";

// A failing visit is printed with its steps.
test.describe.configure({ retries: 0 });

test.use({ serviceWorkers: "allow" });

/** Makes one visit, in a new browser profile. */
async function make(
  steps: Iterable<fc.AsyncCommand<Visit, Visitor>>,
  address: string,
  { browser, server, width }: { browser: Browser; server: StaticServer; width: number },
) {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  try {
    const visitor = new Visitor(await context.newPage(), server);
    await visitor.open(address);
    const visit = new Visit(ownAddress(address));
    visit.entry.place = await visitor.place();
    await fc.asyncModelRun(() => ({ model: visit, real: visitor }), steps);
  } finally {
    server.delayOf = () => 0;
    await context.close();
  }
}

for (const width of [390, 1280]) {
  test(`no sequence of steps traps, misleads or loses a visitor at ${width} px`, async ({
    browser,
    server,
  }, { project }) => {
    const isLong = project.name === "visits";
    test.setTimeout(isLong ? 20 * 60_000 : 5 * 60_000);
    const property = fc.asyncProperty(visits.firstAddress, visits.steps, (address, steps) =>
      make(steps, address, { browser, server, width }),
    );
    // A failure is printed with its shortest list of steps. To make that visit again, use the seed and the first number of the
    // path: SEED=1561248785 VISIT=21 npm run test:browser -- visits.spec
    const { SEED, VISIT } = process.env;
    const again = { ...(SEED && { seed: Number(SEED) }), ...(VISIT && { path: VISIT }) };
    const settings = isLong
      ? { numRuns: 10_000, interruptAfterTimeLimit: 5 * 60_000 }
      : { seed: 1, numRuns: 12 };
    await fc.assert(property, { ...settings, ...again, markInterruptAsFailure: false });
  });
}
