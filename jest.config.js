/** @type {import("jest").Config} */
module.exports = {
  testEnvironment: "jsdom",
  testMatch: ["<rootDir>/__tests__/**/*.test.{ts,tsx}"],
  testPathIgnorePatterns: ["/node_modules/", "<rootDir>/.cache/", "<rootDir>/public/"],
  modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/public/"],
  transform: { "^.+\\.[jt]sx?$": "<rootDir>/__tests__/setup/babelTransform.js" },
  moduleNameMapper: {
    "^gatsby$": "<rootDir>/__tests__/setup/gatsby.tsx",
    "/breakpoints\\.module\\.scss$": "<rootDir>/__tests__/setup/breakpoints.ts",
    "\\.module\\.scss$": "<rootDir>/__tests__/setup/cssModule.js",
  },
  setupFilesAfterEnv: ["<rootDir>/__tests__/setup/setupTests.ts"],
};
