import puppeteer, { type Page, type SupportedBrowser } from "puppeteer-core";
import type { Engine } from "./engine";

/** Starts Chromium, or Firefox over WebDriver BiDi. */
export async function startWithPuppeteer(
  browserName: SupportedBrowser,
  executablePath: string,
): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: browserName,
    executablePath,
    args: browserName === "chrome" && process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  const page: Page = await browser.newPage();
  return {
    open: async (url) => {
      await page.goto(url);
    },
    run: (action, ...args) =>
      page.evaluate(action as never, ...(args as unknown as never[])) as never,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}
