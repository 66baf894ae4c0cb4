import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "@playwright/test";
import puppeteer, { type Page } from "puppeteer-core";
import { windowedLaunchOptions } from "../support/browser/chromium";
import { test as base, expect } from "../support/browser/test";

/*
 * A page may be rendered ahead and shown later, rest in the cache for Back and Forward, or be ended by the phone.
 * docs/architecture.md lists what is read again then. Playwright turns the first two off, so Puppeteer drives Chromium.
 */

const test = base.extend<{ openTab: (path: string) => Promise<Page> }>({
  openTab: async ({ server }, use) => {
    const browser = await puppeteer.launch({
      executablePath: windowedLaunchOptions().executablePath ?? chromium.executablePath(),
      defaultViewport: null,
      args: [
        "--no-sandbox",
        "--window-size=1280,800",
        // Otherwise, nothing hovers on a machine without a mouse.
        "--blink-settings=primaryHoverType=2,availableHoverTypes=2",
      ],
    });
    await use(async (path) => {
      const [tab = await browser.newPage()] = await browser.pages();
      await tab.goto(server.url + path);
      await expectHydrated(tab);
      // When the first service worker takes over, Chromium empties the cache for Back and Forward.
      await poll(tab, () => navigator.serviceWorker.controller?.state).toBe("activated");
      return tab;
    });
    await browser.close();
  },
});

/** Runs a function in the page that is shown. Puppeteer's own `evaluate` loses a page that was not loaded just now. */
async function run<Result, Argument>(
  tab: Page,
  act: (argument: Argument) => Result,
  argument?: Argument,
): Promise<Awaited<Result>> {
  const session = await tab.createCDPSession();
  const expression = `(${act})(${JSON.stringify(argument)})`;
  const how = { returnByValue: true, userGesture: true };
  const { result } = await session.send("Runtime.evaluate", { expression, ...how });
  await session.detach();
  return result.value;
}

/** Asks a page again and again. One that is on its way fails, or never answers. */
const poll = <Result, Argument>(
  tab: Page,
  ask: (argument: Argument) => Result,
  argument?: Argument,
) => expect.poll(() => Promise.race([run(tab, ask, argument), wait(500)]).catch(() => undefined));

const isHydrated = () => performance.getEntriesByName("onInitialClientRender").length > 0;

const expectHydrated = (tab: Page) => poll(tab, isHydrated).toBe(true);

const timeOrigin = () => performance.timeOrigin;

async function expectPath(tab: Page, path: string): Promise<void> {
  await poll(tab, () => location.pathname).toBe(path);
  await expectHydrated(tab);
}

const linkTo = (path: string) => `header nav a[href="${path}"]`;

async function hover(tab: Page, selector: string): Promise<void> {
  const [x = 0, y = 0] = await run(
    tab,
    (target) => {
      const element = document.querySelector(target) as Element;
      element.scrollIntoView({ block: "nearest", behavior: "instant" });
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    },
    selector,
  );
  await tab.mouse.move(x, y);
}

async function click(tab: Page, selector: string): Promise<void> {
  await hover(tab, selector);
  await tab.mouse.down();
  await tab.mouse.up();
}

/** Points at a link as long as it takes to render its page ahead, with its scripts. That begins after 0.2 s. */
async function restOn(tab: Page, path: string): Promise<void> {
  await hover(tab, linkTo(path));
  await wait(1500);
}

const goBack = (tab: Page) => run(tab, () => void setTimeout(() => history.back()));

/** When the page was shown after it had been rendered ahead, in ms since its load began, or 0. */
const activationStart = (): number =>
  Object(performance.getEntriesByType("navigation")[0]).activationStart;

const NAME = "#inquiry [name=name]";

/** Types at the end of the field. */
async function typeName(tab: Page, text: string): Promise<void> {
  await run(tab, (field) => document.querySelector<HTMLInputElement>(field)?.focus(), NAME);
  await tab.keyboard.press("End");
  await tab.keyboard.sendCharacter(text);
}

const expectName = (tab: Page, name: string) =>
  poll(tab, (field) => document.querySelector<HTMLInputElement>(field)?.value, NAME).toBe(name);

test.describe("what was typed last in the inquiry form is there", () => {
  test("after a rest on the link to the page, which is not rendered ahead, and a click", async ({
    openTab,
  }) => {
    const tab = await openTab("/events");
    await typeName(tab, "Aisyah");
    await restOn(tab, "/events");
    await typeName(tab, " Rahman");
    const before = await run(tab, timeOrigin);
    await click(tab, linkTo("/events"));
    await poll(tab, timeOrigin).not.toBe(before);
    await expectPath(tab, "/events");
    await expectName(tab, "Aisyah Rahman");
    expect(await run(tab, activationStart)).toBe(0);
    await click(tab, linkTo("/faq"));
    await expectPath(tab, "/faq");
    await restOn(tab, "/events");
    await click(tab, linkTo("/events"));
    await expectPath(tab, "/events");
    await expectName(tab, "Aisyah Rahman");
    expect(await run(tab, activationStart)).toBe(0);
  });

  test("on an older page that comes back from the cache", async ({ openTab }) => {
    const tab = await openTab("/events");
    const first = await run(tab, timeOrigin);
    await typeName(tab, "Aisyah");
    await click(tab, linkTo("/faq"));
    await expectPath(tab, "/faq");
    await click(tab, linkTo("/events"));
    await expectPath(tab, "/events");
    await typeName(tab, " Rahman");
    await goBack(tab);
    await expectPath(tab, "/faq");
    await goBack(tab);
    await poll(tab, timeOrigin).toBe(first);
    await expectName(tab, "Aisyah Rahman");
  });

  test("in the draft of a hidden tab, which a phone may end without telling the page", async ({
    openTab,
  }) => {
    const tab = await openTab("/events");
    await typeName(tab, "Aisyah");
    await tab.browser().newPage();
    await poll(tab, () => document.visibilityState).toBe("hidden");
    await poll(tab, () => sessionStorage.getItem("inquiry-draft")).toContain("Aisyah");
  });
});

test("a notice that ends meanwhile is gone from an older page that comes back from the cache", async ({
  openTab,
}) => {
  const countNotices = () =>
    [...document.querySelectorAll("aside p")].filter((text) => text.checkVisibility()).length;
  const tab = await openTab("/");
  await poll(tab, countNotices).toBe(1);
  const first = await run(tab, timeOrigin);
  await run(tab, () => {
    Date.now = () => Date.parse("2096-02-03T18:00:00+08:00");
  });
  await click(tab, linkTo("/faq"));
  await expectPath(tab, "/faq");
  await poll(tab, countNotices).toBe(1);
  await goBack(tab);
  await poll(tab, timeOrigin).toBe(first);
  await poll(tab, countNotices).toBe(0);
});
