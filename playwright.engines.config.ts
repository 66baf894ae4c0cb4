import { defineConfig } from "@playwright/test";

/** The main journeys in all three engines, each through its own driver; Playwright only runs them. */
export default defineConfig({
  testDir: "__tests__/engines",
  testMatch: "**/*.spec.ts",
  globalSetup: "./__tests__/browser/support/globalSetup.ts",
  outputDir: "node_modules/.cache/playwright-engines",
  forbidOnly: true,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
});
