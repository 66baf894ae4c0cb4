const { TestEnvironment } = require("jest-environment-jsdom");

/** jsdom that skips every test after the first that fails, for Stryker, which cannot ask jest for that. */
module.exports = class extends TestEnvironment {
  hasFailed = false;

  handleTestEvent({ name, test }) {
    if (name === "test_done" && test.errors.length > 0) this.hasFailed = true;
    if (name === "test_start" && this.hasFailed) test.mode = "skip";
  }
};
