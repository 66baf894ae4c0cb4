import { expect, hydrated, test } from "../support/browser/test";

test("the browser gets turns while React takes over a page", async ({ page }) => {
  await page.addInitScript(() => {
    // React ends a turn after 5 ms, and reads the clock before each small piece of work. With a clock
    // that moves on by 1 ms whenever it is read, the number of turns depends on the page, not on the
    // speed of the machine.
    let now = performance.now();
    performance.now = () => {
      now += 1;
      return now;
    };
    // React's scheduler asks for each turn by a message.
    Object.assign(window, { turns: 0 });
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (this: MessagePort, ...args: unknown[]) {
      const isTakenOver = performance.getEntriesByName("onInitialClientRender").length > 0;
      if (!isTakenOver) Object.assign(window, { turns: Object(window).turns + 1 });
      return postMessage.apply(this, args as never);
    };
  });
  await page.goto("/");
  await hydrated(page);
  expect(await page.evaluate(() => Object(window).turns)).toBeGreaterThan(20);
});
