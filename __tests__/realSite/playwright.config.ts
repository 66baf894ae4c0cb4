import { defineConfig } from "@playwright/test";
import shared from "../../playwright.config";

// The site under test is what `npm run build` has made. Read by `support/site/testSite.ts`.
process.env.TESTED_SITE = process.cwd();

/** Does not build the test site, because every change of the data waits for these tests. */
export default defineConfig({
  ...shared,
  globalSetup: [],
  projects: [{ name: "realSite", testDir: "." }],
});
