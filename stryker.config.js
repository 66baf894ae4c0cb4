/**
 * Mutation testing: breaks the code in many small ways, and lists what no test notices.
 *
 * @type {import("@stryker-mutator/api/core").PartialStrykerOptions}
 */
module.exports = {
  mutate: [
    "src/domain/**/*.ts",
    "src/build/content/check/**/*.ts",
    // The form; its neighbours are drawings, which the browser tests look at.
    "src/sections/events/{Inquiry*,TextField}.tsx",
    "src/sections/events/{inquiry*,sendInquiry,useInquiry}.ts",
  ],
  thresholds: { high: 95, low: 85, break: 85 },
  plugins: ["@stryker-mutator/jest-runner"],
  testRunner: "jest",
  coverageAnalysis: "perTest",
  jest: {
    config: {
      // Only the tests beside what is mutated. That of 700 broken files would run once for most mutants.
      testMatch: [
        "<rootDir>/__tests__/unit/{domain,sections/events,build/content/check}/**/*.test.*",
      ],
      testPathIgnorePatterns: ["brokenData"],
    },
  },
  concurrency: 2,
  // In ms, beyond the usual time of a test: a busy machine is no endless loop.
  timeoutMS: 30_000,
  // What the copy of the project holds that the tests run in. jest finds none in node_modules.
  ignorePatterns: ["/*", "!src", "!__tests__", "!data", "!*.js", "!.babelrc.json", "!package.json"],
  tempDirName: ".cache/mutation",
  reporters: ["clear-text", "html"],
  htmlReporter: { fileName: ".cache/mutation.html" },
  clearTextReporter: { logTests: false, reportTests: false },
  allowEmpty: false,
};
