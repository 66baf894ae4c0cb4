import { defineConfig } from "@playwright/test";

// Playwright only runs the tests here; the browsers are the distribution's own, with their own drivers.
export default defineConfig({
  testDir: "__tests__/engines",
  testMatch: "**/*.spec.ts",
  globalSetup: "./__tests__/engines/support/globalSetup.ts",
  outputDir: "node_modules/.cache/playwright-engines",
  forbidOnly: true,
  timeout: 120_000,
  workers: 1,
  reporter: [["list"]],
});
