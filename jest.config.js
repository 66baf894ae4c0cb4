/** @type {import("jest").Config} */
module.exports = {
  testEnvironment: "jest-environment-jsdom",
  verbose: true,
  // In ms. Typing a whole form takes long on a busy machine, and says nothing of the form.
  testTimeout: 30_000,
  testMatch: ["<rootDir>/__tests__/**/*.test.{ts,tsx}"],
  testPathIgnorePatterns: ["/node_modules/"],
  modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/.test-site/", "<rootDir>/public/"],
  moduleNameMapper: {
    "^gatsby$": "<rootDir>/__tests__/support/jest/gatsby.tsx",
    "/breakpoints\\.module\\.scss$": "<rootDir>/__tests__/support/jest/breakpoints.ts",
    // jest cannot require the ES modules that these packages offer first.
    "^(vscode-languageserver-(types|textdocument))$": "<rootDir>/node_modules/$1/lib/umd/main.js",
    "\\.module\\.scss$": "<rootDir>/__tests__/support/jest/cssModule.js",
  },
  setupFilesAfterEnv: ["<rootDir>/__tests__/support/jest/setupTests.ts"],
};
