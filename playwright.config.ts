import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./__tests__/support/browser/chromium";

export default defineConfig({
  testMatch: "**/*.spec.ts",
  globalSetup: "./__tests__/support/site/testSite.ts",
  outputDir: resolve("node_modules/.cache/playwright"),
  forbidOnly: true,
  // In ms, long enough for a busy machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A test that fails runs once more, to record a trace. A trace of every test would take a fifth more time.
  retries: 1,
  failOnFlakyTests: true,
  fullyParallel: true,
  workers: "100%",
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    launchOptions: launchOptions(),
    viewport: { width: 1280, height: 800 },
    screenshot: "only-on-failure",
    trace: "on-first-retry",
    // Saves time, and `page.route` does not see requests of a service worker. The tests about it allow it.
    serviceWorkers: "block",
  },
  projects: [
    { name: "browser", testDir: "__tests__/browser" },
    { name: "rare", testDir: "__tests__/rare" },
    // One worker, because each file runs a build or develop, which uses all cores. It takes longest, so it begins early.
    { name: "builds", testDir: "__tests__/builds", workers: 1 },
    { name: "firefox", testDir: "__tests__/firefox", fullyParallel: false, workers: 1 },
    { name: "webkit", testDir: "__tests__/webkit", workers: 1 },
    { name: "editor", testDir: "__tests__/editor" },
    { name: "hosts", testDir: "__tests__/hosts" },
    { name: "builtFiles", testDir: "__tests__/builtFiles" },
  ],
});
