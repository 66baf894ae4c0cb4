import { expect, hydrated, test } from "../support/browser/test";

test("the browser gets turns while React takes over a page", async ({ page }) => {
  // React's scheduler asks for each turn by a message.
  await page.addInitScript(() => {
    Object.assign(window, { turns: 0 });
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (this: MessagePort, ...args: unknown[]) {
      const isTakenOver = performance.getEntriesByName("onInitialClientRender").length > 0;
      if (!isTakenOver) Object.assign(window, { turns: Object(window).turns + 1 });
      return postMessage.apply(this, args as never);
    };
  });
  // So slow that the work takes many turns on any machine.
  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 20 });
  await page.goto("/");
  await hydrated(page);
  expect(await page.evaluate(() => Object(window).turns)).toBeGreaterThan(5);
});
