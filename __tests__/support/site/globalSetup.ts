import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { launchOptions } from "../browser/chromium";
import { buildTestSite } from "./testSite";

export default async function globalSetup(): Promise<void> {
  const browser = launchOptions().executablePath ?? chromium.executablePath();
  if (!existsSync(browser)) throw new Error("There is no browser. Run `npm run setup:browser`.");
  await buildTestSite();
}
