import { defineConfig } from "@playwright/test";
import { type EngineName, engines } from "./__tests__/engines/support/engines";

/** The main journeys in all three engines, each through its own driver; Playwright only runs them. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: "__tests__/engines",
  testMatch: "**/*.spec.ts",
  globalSetup: "./__tests__/browser/support/globalSetup.ts",
  outputDir: "node_modules/.cache/playwright-engines",
  forbidOnly: true,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  projects: (Object.keys(engines) as EngineName[]).map((engineName) => ({
    name: engineName,
    use: { engineName },
  })),
});
