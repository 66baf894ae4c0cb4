import { requireChromium } from "../browser/chromium";
import { requireProgram } from "../programs";
import type { Engine } from "./engine";
import { startWithPuppeteer } from "./puppeteerEngine";
import { startWebkit } from "./webkitEngine";

export const engines = {
  Chromium: () => startWithPuppeteer("chrome", requireChromium()),
  Firefox: () => startWithPuppeteer("firefox", requireProgram("firefox-esr", "firefox")),
  WebKit: startWebkit,
} satisfies Record<string, () => Promise<Engine>>;

export type EngineName = keyof typeof engines;
