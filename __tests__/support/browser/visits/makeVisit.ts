import type { Browser } from "@playwright/test";
import type { StaticServer } from "../../hosts/staticServer";
import { publicFolder } from "../../site/testSite";
import { noteWhatIsLeft } from "./look";
import { Visit } from "./visit";

type Options = { browser: Browser; server: StaticServer; width: number; patience: number };

/** Makes one visit, in a new browser profile. In ms, `patience` is how long the visitor waits for a page. */
export async function makeVisit(
  { browser, server, width, patience }: Options,
  takeSteps: (visit: Visit) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    serviceWorkers: "allow",
  });
  await context.addInitScript(noteWhatIsLeft);
  try {
    await takeSteps(new Visit(await context.newPage(), server, patience));
  } finally {
    server.deploy(publicFolder);
    await context.close();
  }
}
