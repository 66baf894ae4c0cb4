/** @type {import("jest").Config} */
module.exports = {
  testEnvironment: "jest-environment-jsdom",
  // By default, Jest picks the ES modules that packages have for browsers, which it cannot require.
  testEnvironmentOptions: { customExportConditions: ["node"] },
  maxWorkers: "100%",
  verbose: true,
  // In ms. Typing into a whole form is slow on a busy machine.
  testTimeout: 30_000,
  testMatch: ["<rootDir>/__tests__/**/*.test.{ts,tsx}"],
  testPathIgnorePatterns: ["/node_modules/"],
  modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/.test-site/", "<rootDir>/public/"],
  moduleNameMapper: {
    "^gatsby$": "<rootDir>/__tests__/support/jest/gatsby.tsx",
    "/breakpoints\\.module\\.scss$": "<rootDir>/__tests__/support/jest/breakpoints.ts",
    "\\.module\\.scss$": "<rootDir>/__tests__/support/jest/cssModule.js",
  },
  // Babel applies .babelrc.json only to the package that contains it, and each folder in plugins/ is a package.
  transform: { "\\.[jt]sx?$": ["babel-jest", { babelrc: false, configFile: "./.babelrc.json" }] },
  setupFiles: ["<rootDir>/__tests__/support/jest/textCoding.ts"],
  setupFilesAfterEnv: ["<rootDir>/__tests__/support/jest/setupTests.ts"],
};
