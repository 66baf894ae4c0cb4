/*
 * Mutation testing: breaks the code in many small ways, and lists what no test notices.
 *
 * Unit tests mirror src/, so what `--mutate` names also says which tests are run. Others would find
 * some mutants too, but each has to be loaded for each mutant.
 */
const folder = process.argv.join(" ").match(/--mutate src\/([\w/]+)\//)?.[1];
const folders = folder ?? "{domain,build/content/check,sections/events}";

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
      testMatch: [`<rootDir>/__tests__/unit/${folders}/**/*.test.*`],
      // It checks 700 data files each time.
      testPathIgnorePatterns: ["brokenData"],
    },
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
