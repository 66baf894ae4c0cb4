import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";

const bundle = readFileSync(require.resolve("@guidepup/virtual-screen-reader/browser.js"));

/** A virtual screen reader on a page. It follows the focus and live regions, and reads elements on request. */
export class ScreenReader {
  private constructor(private readonly page: Page) {}

  static async start(page: Page): Promise<ScreenReader> {
    // The Content-Security-Policy allows scripts of the site's own origin only.
    const url = "/screen-reader.js";
    await page.route(url, (route) =>
      route.fulfill({ contentType: "text/javascript", body: bundle }),
    );
    await page.evaluate(async (url) => {
      const { Virtual } = await import(url);
      const reader = new Virtual();
      await reader.start({ container: document.body });
      await reader.clearSpokenPhraseLog();
      Object.assign(window, { Virtual, reader });
    }, url);
    return new ScreenReader(page);
  }

  /** Waits until it has said exactly these phrases since the last call. */
  async expectSpoken(phrases: string[]): Promise<void> {
    await expect.poll(() => this.spoken()).toEqual(phrases);
    await this.page.evaluate(() => Object(window).reader.clearSpokenPhraseLog());
  }

  private async spoken(): Promise<string[]> {
    const log: string[] = await this.page.evaluate(() => Object(window).reader.spokenPhraseLog());
    // Screen readers say nothing when a live region is emptied.
    return log.filter((phrase) => phrase !== "polite: ");
  }

  /** Reads an element from its start to its end. */
  read(element: Locator): Promise<string[]> {
    return element.evaluate(async (container) => {
      const reader = new (Object(window).Virtual)();
      await reader.start({ container });
      const start = await reader.lastSpokenPhrase();
      let phrase: string;
      do {
        await reader.next();
        phrase = await reader.lastSpokenPhrase();
      } while (![start, `end of ${start}`].includes(phrase));
      const log = await reader.spokenPhraseLog();
      await reader.stop();
      return log.slice(0, -1);
    });
  }
}
