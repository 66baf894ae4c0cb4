import { requireChromium } from "../browser/chromium";
import { requireProgram } from "../programs";
import type { Engine } from "./engine";
import { startWithPuppeteer } from "./puppeteerEngine";
import { startWebkit } from "./webkitEngine";

/** How each engine is started. */
export const engines = {
  Chromium: () => startWithPuppeteer("chrome", requireChromium()),
  Firefox: () => startWithPuppeteer("firefox", requireProgram("firefox-esr", "firefox")),
  WebKit: startWebkit,
} satisfies Record<string, () => Promise<Engine>>;

export type EngineName = keyof typeof engines;
