import { setTimeout } from "node:timers/promises";
import { RealTab } from "../support/browser/realTab";
import { test as base, expect, visit } from "../support/browser/test";

/*
 * A page may be rendered ahead and shown later, rest in the cache for Back and Forward, be ended by the phone, or be shown beside
 * another tab. docs/architecture.md lists what is read again then.
 */

const test = base.extend<{ openTab: (path: string) => Promise<RealTab> }>({
  openTab: async ({ server }, use) => {
    const tabs: RealTab[] = [];
    await use(async (path) => {
      const tab = await RealTab.open(server.url + path);
      tabs.push(tab);
      await expectHydrated(tab);
      // When the first service worker takes over, Chromium empties the cache for Back and Forward.
      const isControlled = () => navigator.serviceWorker.controller?.state === "activated";
      await poll(() => tab.run(isControlled)).toBe(true);
      return tab;
    });
    await Promise.all(tabs.map((tab) => tab.close()));
  },
});

// A page may be on its way, and then does not answer.
const poll = <Result>(ask: () => Promise<Result>) =>
  expect.poll(() => ask().catch(() => undefined));

const isHydrated = () => performance.getEntriesByName("onInitialClientRender").length > 0;

const expectHydrated = (tab: RealTab) => poll(() => tab.run(isHydrated)).toBe(true);

const expectPath = (tab: RealTab, path: string) =>
  poll(() => tab.run(() => location.pathname)).toBe(path);

const linkTo = (path: string) => `header nav a[href="${path}"]`;

/** Points at a link until its page is rendered ahead, with its scripts. */
async function renderAhead(tab: RealTab, path: string): Promise<void> {
  await tab.hover(linkTo(path));
  await poll(() => tab.runAhead(isHydrated)).toEqual([true]);
}

const expectRenderedAhead = (tab: RealTab) =>
  poll(() =>
    tab.run(() => Object(performance.getEntriesByType("navigation")[0]).activationStart),
  ).toBeGreaterThan(0);

const NAME = "#inquiry [name=name]";

const expectName = (tab: RealTab, name: string) =>
  poll(() => tab.run((field) => document.querySelector<HTMLInputElement>(field)?.value, NAME)).toBe(
    name,
  );

async function restOnLinkToForm(tab: RealTab): Promise<void> {
  await tab.hover(linkTo("/events"));
  // As long as it would take. Of other pages, a copy is there after 0.2 s.
  await setTimeout(1500);
  expect(await tab.runAhead(isHydrated)).toEqual([]);
}

test.describe("what was typed last in the inquiry form is there", () => {
  test("after a rest on the link to the page, which is not rendered ahead, and a click", async ({
    openTab,
  }) => {
    const tab = await openTab("/events");
    await tab.type(NAME, "Aisyah");
    await restOnLinkToForm(tab);
    await tab.type(NAME, " Rahman");
    const before = await tab.run(() => performance.timeOrigin);
    await tab.click(linkTo("/events"));
    await poll(() => tab.run(() => performance.timeOrigin)).not.toBe(before);
    await expectHydrated(tab);
    await expectName(tab, "Aisyah Rahman");
    await tab.click(linkTo("/faq"));
    await expectPath(tab, "/faq");
    await restOnLinkToForm(tab);
    await tab.click(linkTo("/events"));
    await expectPath(tab, "/events");
    await expectHydrated(tab);
    await expectName(tab, "Aisyah Rahman");
  });

  test("on an older page that comes back from the cache", async ({ openTab }) => {
    const tab = await openTab("/events");
    const first = await tab.run(() => performance.timeOrigin);
    await tab.type(NAME, "Aisyah");
    await tab.click(linkTo("/faq"));
    await expectPath(tab, "/faq");
    await expectHydrated(tab);
    await tab.click(linkTo("/events"));
    await expectPath(tab, "/events");
    await expectHydrated(tab);
    await tab.type(NAME, " Rahman");
    await tab.back();
    await expectPath(tab, "/faq");
    await tab.back();
    await poll(() => tab.run(() => performance.timeOrigin)).toBe(first);
    await expectName(tab, "Aisyah Rahman");
  });

  test("in the draft of a hidden tab, which a phone may end without telling the page", async ({
    openTab,
  }) => {
    const tab = await openTab("/events");
    await tab.type(NAME, "Aisyah");
    await tab.hide();
    await poll(() => tab.run(() => sessionStorage.getItem("inquiry-draft"))).toContain("Aisyah");
  });
});

test.describe("a notice that the visitor hides is hidden", () => {
  const HIDE = "aside button";

  const countNotices = () =>
    [...document.querySelectorAll("aside p")].filter((text) => text.checkVisibility()).length;

  const expectNotices = (tab: RealTab, count: number) =>
    poll(() => tab.run(countNotices)).toBe(count);

  test("on an older page that comes back from the cache", async ({ openTab }) => {
    const tab = await openTab("/");
    await expectNotices(tab, 1);
    const first = await tab.run(() => performance.timeOrigin);
    await tab.click(linkTo("/faq"));
    await expectPath(tab, "/faq");
    await expectHydrated(tab);
    await tab.click(HIDE);
    await expectNotices(tab, 0);
    await tab.back();
    await poll(() => tab.run(() => performance.timeOrigin)).toBe(first);
    await expectNotices(tab, 0);
  });

  test("on a page that was rendered ahead before", async ({ openTab }) => {
    const tab = await openTab("/");
    await renderAhead(tab, "/faq");
    await tab.click(HIDE);
    await tab.click(linkTo("/faq"));
    await expectPath(tab, "/faq");
    await expectNotices(tab, 0);
    await expectRenderedAhead(tab);
  });

  base("at once in another tab", async ({ page, context }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) await visit(tab, "/faq");
    const notice = other.getByRole("complementary").getByText("spring clean");
    await expect(notice).toBeVisible();
    await page.getByRole("complementary").getByRole("button").click();
    await expect(notice).toBeHidden();
  });
});
