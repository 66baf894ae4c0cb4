import { findLaunchOptions } from "../browser/chromium";
import { buildTestSite } from "./testSite";

export default async function globalSetup(): Promise<void> {
  if (!findLaunchOptions()) throw new Error("There is no browser. Run `npm run setup:browser`.");
  await buildTestSite();
}
