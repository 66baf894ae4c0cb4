/*
 * Mutation testing: breaks the code in many small ways, and lists what no test notices.
 *
 * Unit tests mirror src/, so the folder that `--mutate` names is also that of the tests that are run.
 */
const folder = process.argv.join(" ").match(/--mutate src\/([\w/]+)\//)?.[1];

module.exports = {
  mutate: [
    "src/domain/**/*.ts",
    "src/build/content/check/**/*.ts",
    // The form. Its neighbours are layout, which the browser tests look at.
    "src/sections/events/*nquiry*.{ts,tsx}",
    "src/sections/events/TextField.tsx",
  ],
  thresholds: { high: 95, low: 85, break: 85 },
  plugins: ["@stryker-mutator/jest-runner"],
  testRunner: "jest",
  coverageAnalysis: "perTest",
  jest: {
    config: {
      testEnvironment: "./__tests__/support/unit/failFast.js",
      testMatch: ["<rootDir>/__tests__/support/unit/allTests.ts"],
      globals: {
        testedFolders: folder ? [folder] : ["domain", "build/content/check", "sections/events"],
      },
    },
    // They are found when they run.
    enableFindRelatedTests: false,
  },
  concurrency: 2,
  // In ms, beyond the usual time: a busy machine is no endless loop.
  timeoutMS: 30_000,
  // The sandbox is a copy of what the tests need.
  ignorePatterns: ["/*", "!src", "!__tests__", "!data", "!*.js", "!.babelrc.json", "!package.json"],
  tempDirName: ".cache/mutation",
  reporters: ["clear-text", "html"],
  htmlReporter: { fileName: ".cache/mutation.html" },
  clearTextReporter: { logTests: false },
};
