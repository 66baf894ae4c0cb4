import { requireChromium } from "../browser/chromium";
import { buildTestSite } from "./testSite";

export default async function globalSetup(): Promise<void> {
  requireChromium();
  await buildTestSite();
}
