import { setTimeout } from "node:timers/promises";
import type { BrowserContextOptions, Page } from "@playwright/test";
import type { Server } from "./servers.mts";

export const devices = {
  phone: {
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  desktop: { viewport: { width: 1280, height: 800 } },
} satisfies Record<string, BrowserContextOptions>;

export const MENU_BUTTON = "header button";

/** Waits until the server has sent nothing for a time, in ms. */
export async function quiet(server: Server, time: number): Promise<void> {
  let { length } = server.host.sent;
  for (let since = Date.now(); Date.now() - since < time; await setTimeout(50)) {
    if (server.host.sent.length === length) continue;
    length = server.host.sent.length;
    since = Date.now();
  }
}

/** Presses an element as a visitor of this device does. */
export async function press(page: Page, selector: string): Promise<void> {
  const element = page.locator(selector).filter({ visible: true }).first();
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await (hasTouch ? element.tap() : element.click());
}
