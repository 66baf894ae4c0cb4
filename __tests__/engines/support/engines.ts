import { findChromium } from "../../browser/support/chromium";
import { requireProgram } from "../../browser/support/debianPackages";
import type { Engine } from "./engine";
import { startWithPuppeteer } from "./puppeteerEngine";
import { startWebkit } from "./webkitEngine";

/** How each engine is started, installed first where that is possible. */
export const engines = {
  Chromium: () => startWithPuppeteer("chrome", findChromium() ?? ""),
  Firefox: () => startWithPuppeteer("firefox", requireProgram("firefox-esr", "firefox-esr")),
  WebKit: startWebkit,
} satisfies Record<string, () => Promise<Engine>>;

export type EngineName = keyof typeof engines;
