/** @type {import("jest").Config} */
module.exports = {
  testEnvironment: "jest-environment-jsdom",
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
    // Jest would pick the ES modules of these packages, which it cannot require.
    "^(vscode-languageserver-(types|textdocument))$": "<rootDir>/node_modules/$1/lib/umd/main.js",
    "\\.module\\.scss$": "<rootDir>/__tests__/support/jest/cssModule.js",
  },
  globals: { HAS_COMING_EVENTS: true, HAS_NOTICES: true },
  setupFiles: ["<rootDir>/__tests__/support/jest/textCoding.ts"],
  setupFilesAfterEnv: ["<rootDir>/__tests__/support/jest/setupTests.ts"],
};
