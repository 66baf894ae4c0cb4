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

  /** Waits until it has said exactly these phrases since the last call. A function is called again at each attempt. */
  async expectSpoken(phrases: string[] | (() => Promise<string[]>)): Promise<void> {
    await expect(async () => {
      const expected = typeof phrases === "function" ? await phrases() : phrases;
      expect(await this.spoken()).toEqual(expected);
    }).toPass({ timeout: 5000 });
    await this.page.evaluate(() => Object(window).reader.clearSpokenPhraseLog());
  }

  private async spoken(): Promise<string[]> {
    const log: string[] = await this.page.evaluate(() => Object(window).reader.spokenPhraseLog());
    // Screen readers say nothing when a live region is emptied.
    return log.filter((phrase) => phrase !== "polite: ");
  }

  /** Moves the reading cursor, such as with "moveToNextHeading", and returns what it says there. */
  move(command: string): Promise<string> {
    return this.page.evaluate(async (command) => {
      const { reader } = Object(window);
      await reader.perform(reader.commands[command]);
      return reader.lastSpokenPhrase();
    }, command);
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

type Properties = { name: string; value: { value?: unknown } }[];

const nameOf = { true: "expanded", false: "collapsed" };

/**
 * Returns role, name and state of each part of an element, as Chromium tells them to screen readers. It knows
 * `<details>`, which the virtual screen reader does not.
 */
export async function exposedBy(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { nodes } = await session.send("Accessibility.queryAXTree", { nodeId });
  await session.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && !/^(generic|InlineTextBox)$/.test(role?.value))
    .map(({ role, name, properties = [] }) => {
      const state = (properties as Properties).find((property) => property.name === "expanded");
      const isOpen = state && nameOf[String(state.value.value) as keyof typeof nameOf];
      return [role?.value.replace(/^DisclosureTriangle.*/, "summary"), name?.value, isOpen]
        .filter(Boolean)
        .join(", ");
    });
}
