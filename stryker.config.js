/*
 * Mutation testing: changes the code in many small ways (mutants) and lists the mutants that no test notices.
 *
 * Unit tests mirror src/, so the folder in `--mutate` also selects the tests. More tests would find a few
 * more mutants, but Stryker loads every selected test for every mutant.
 */
const folder = process.argv.join(" ").match(/--mutate src\/([\w/]+)\//)?.[1];
const folders = folder ?? "{domain,build/content/check,sections/events}";

module.exports = {
  mutate: [
    "src/domain/**/*.ts",
    "src/build/content/check/**/*.ts",
    // The inquiry form. The other components in this folder are layout, which browser tests cover.
    "src/sections/events/*nquiry*.{ts,tsx}",
  ],
  thresholds: { high: 95, low: 85, break: 85 },
  plugins: ["@stryker-mutator/jest-runner"],
  testRunner: "jest",
  coverageAnalysis: "perTest",
  jest: {
    config: {
      testMatch: [`<rootDir>/__tests__/unit/${folders}/**/*.test.*`],
      // Too slow for every mutant: it checks 700 data files.
      testPathIgnorePatterns: ["brokenData"],
    },
  },
  concurrency: 2,
  // In ms, added to a test's usual time. A busy machine must not count as an endless loop.
  timeoutMS: 30_000,
  ignorePatterns: [
    "/*",
    "!src",
    "!__tests__",
    "!data",
    "!static",
    "!*.{js,ts,tsx}",
    "!.babelrc.json",
    "!package.json",
  ],
  tempDirName: ".cache/mutation",
  reporters: ["clear-text", "html"],
  htmlReporter: { fileName: ".cache/mutation.html" },
  clearTextReporter: { logTests: false },
};
