/** @type {import("jest").Config} */
const shared = {
  modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/.test-site/", "<rootDir>/public/"],
  moduleNameMapper: {
    "^gatsby$": "<rootDir>/__tests__/support/jest/gatsby.ts",
    "\\.module\\.scss$": "<rootDir>/__tests__/support/jest/cssModule.js",
  },
  // Babel applies .babelrc.json only to the package that contains it, and each folder in plugins/ is a package.
  transform: { "\\.[jt]sx?$": ["babel-jest", { babelrc: false, configFile: "./.babelrc.json" }] },
};

/** The tests that need a document. */
const browserTests = [
  "<rootDir>/__tests__/unit/{components,document,hooks,layout,pages,sections}/**/*.test.{ts,tsx}",
  "<rootDir>/__tests__/unit/plugins/{first-view,plain-links}/**/*.test.{ts,tsx}",
];

/** @type {import("jest").Config} */
module.exports = {
  maxWorkers: "100%",
  verbose: true,
  // In ms. Programs that tests start are slow on a busy machine.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: "node",
      testMatch: ["<rootDir>/__tests__/unit/**/*.test.{ts,tsx}"],
      testPathIgnorePatterns: [
        "/unit/(components|document|hooks|layout|pages|sections)/",
        "/(first-view|plain-links)/",
      ],
    },
    {
      ...shared,
      displayName: "jsdom",
      testEnvironment: "jest-environment-jsdom",
      // By default, Jest picks the ES modules that packages have for browsers, which it cannot require.
      testEnvironmentOptions: { customExportConditions: ["node"] },
      testMatch: browserTests,
      setupFilesAfterEnv: ["<rootDir>/__tests__/support/jest/setupTests.ts"],
    },
  ],
};
