import { defineConfig } from "@playwright/test";
import { launchOptions } from "./__tests__/browser/support/chromium";

export default defineConfig({
  testDir: "__tests__/browser",
  testMatch: "**/*.spec.ts",
  globalSetup: "./__tests__/browser/support/globalSetup.ts",
  outputDir: "node_modules/.cache/playwright",
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    launchOptions: launchOptions(),
    viewport: { width: 1280, height: 800 },
  },
});
