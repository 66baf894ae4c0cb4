import type { Locator, Page } from "@playwright/test";
import fc from "fast-check";
import { fillIn, typed, values } from "../inquiry";
import { menuButton } from "../menu";
import { expect, nextFrame } from "../test";
import { type Arrival, ownAddress, type Visit } from "./visit";

/** Does something, and returns where it leads. */
type Act = (visit: Visit) => Promise<Arrival>;

/**
 * Makes a step. Its pause is the time in ms until the next one. Without a pause, the visitor waits until the page is as it
 * should be.
 */
const step = (name: string, act: Act, isPossible = (_visit: Visit) => true) => {
  return (pause: number | null = null) => ({
    check: isPossible,
    async run(visit: Visit) {
      if (visit.entries.length > 0) await visit.begin();
      const arrival = await act(visit).catch((error) => {
        // In a hurry, what the visitor wanted to use may go with the page that they are leaving.
        if (!visit.isHurried) throw error;
        return undefined;
      });
      if (pause === null) return visit.arrive(arrival);
      visit.isHurried = true;
      await visit.page.waitForTimeout(pause);
    },
    toString: () => (pause === null ? name : `${name}, then after ${pause} ms`),
  });
};

/** Returns what is at a number of a list, which begins again at its end. */
async function pick(list: Locator, index: number): Promise<Locator> {
  const found = await list.all();
  return found[index % found.length] ?? list;
}

/** Clicks something where it is: Playwright's own click would scroll to it. */
const click = (target: Locator) => target.evaluate((element: HTMLElement) => element.click());

/** Whether something is below a photo that is closing. */
const isInert = (target: Locator) => target.evaluate((element) => !!element.closest("[inert]"));

const LINK = "a[href]:not([target], [aria-haspopup], [href*=':'], [href*='//'])";

type By = "click" | "Enter";

async function followLink(visit: Visit, link: Locator, by: By): Promise<Arrival> {
  await visit.find(link);
  if (await isInert(link)) return "same";
  const { href, isInMenu } = await link.evaluate((element: HTMLAnchorElement) => ({
    href: new URL(element.href).href,
    isInMenu: element.closest("nav") !== null,
  }));
  const { pathname, search, hash } = new URL(href);
  const here = new URL(visit.address, href);
  // Only scrolls, and keeps the query.
  const isScroll = isInMenu && hash && ownAddress(pathname) === here.pathname;
  await (by === "click" ? click(link) : link.press("Enter"));
  visit.open(ownAddress(pathname + (isScroll ? here.search : search) + hash));
  return "address";
}

/** Follows a link of the page by its number, or one of the header by its address. */
export const follow = (which: number | string, by: By = "click") =>
  step(`link ${which} by ${by}`, async (visit) => {
    const { page } = visit;
    const link =
      typeof which === "string"
        ? page.locator(`a[href="${which}"]`).first()
        : await pick(page.locator(`header nav ${LINK}, ${LINK}:visible`), which);
    if (!(await link.isVisible())) await menuButton(page).click();
    return followLink(visit, link, by);
  });

export const press = (key: string) =>
  step(key, async ({ page, mayScroll }) => {
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press(key);
    await nextFrame(page);
    const focus = await page.evaluate((y) => {
      const { activeElement: element } = document;
      // A map moves the page itself.
      if (!element || element.matches("body, iframe")) return null;
      const { outerHTML } = element;
      const isInSight = window.isInSight(element, "some");
      const moved = Math.abs(scrollY - y);
      scrollTo({ top: y, behavior: "instant" });
      const wasInSight = window.isInSight(element, "every");
      scrollTo({ top: y + moved, behavior: "instant" });
      return { outerHTML, isInSight, moved: wasInSight ? moved : 0 };
    }, before);
    if (mayScroll) return undefined;
    return () => {
      expect(focus?.isInSight ?? true, focus?.outerHTML).toBe(true);
      // Browsers leave some room between what has the focus and the edges.
      expect(focus?.moved ?? 0, focus?.outerHTML).toBeLessThanOrEqual(80);
    };
  });

const pressEscape = step("Escape", async ({ page }) => {
  await page.keyboard.press("Escape");
  return "same";
});

export const pressEnter = step("Enter", async (visit) => {
  const focused = visit.page.locator(":focus");
  const isOn = async (what: string) => (await focused.and(visit.page.locator(what)).count()) > 0;
  if (await isOn(LINK)) return followLink(visit, focused, "Enter");
  // The buttons of a large photo disappear when it closes.
  const isButton = await isOn("summary, #___gatsby button[type=button]");
  return isButton ? visit.touch(focused, () => visit.page.keyboard.press("Enter")) : "same";
});

/** Also on buttons and fields, which make the page grow or shrink. */
export const tap = (index: number, value: number) =>
  step(`a tap on ${index}, value ${value}`, async (visit) => {
    // Not those of a photo that is closing.
    const controls = "#___gatsby button[type=button], main :is(summary, select, [type=checkbox])";
    const control = await pick(visit.page.locator(controls).filter({ visible: true }), index);
    if (!(await control.isVisible())) return "same";
    await visit.find(control);
    // An open menu may cover it.
    if (!(await control.evaluate((element) => window.isInSight(element, "some")))) return "same";
    const act = (element: Element, number: number) => {
      // As a finger or a mouse does.
      (element as HTMLElement).focus({ preventScroll: true });
      if (!(element instanceof HTMLSelectElement)) return (element as HTMLElement).click();
      element.selectedIndex = number % element.options.length;
      element.dispatchEvent(new Event("change", { bubbles: true }));
    };
    return visit.touch(control, () => control.evaluate(act, value));
  });

const names = { "-1": "Back", "0": "a reload", "1": "Forward" };

export const go = (steps: -1 | 0 | 1) =>
  step(
    names[steps],
    async (visit) => {
      const { entries, index } = visit;
      const next = index + steps;
      // Only an open photo adds an entry of the same address. Its entry goes back by itself.
      const isPhoto = steps !== 0 && next > 0 && entries[next] === entries[next - 1];
      visit.index = isPhoto ? next - 1 : next;
      await visit.page.evaluate((by) => {
        const { canGoBack, canGoForward } = navigation;
        const isPossible = by < 0 ? canGoBack : by === 0 || canGoForward;
        // In a task of its own, because it may end the document.
        if (isPossible) setTimeout(() => history.go(by));
      }, steps);
      return steps === 0 ? "reloaded" : "left";
    },
    ({ entries, index }) => index + steps in entries,
  );

export const scroll = (part: number) =>
  step(`scrolling to ${part} %`, async ({ page }) => {
    await page.evaluate((percent) => {
      const { scrollHeight } = document.scrollingElement as Element;
      scrollTo({ top: ((scrollHeight - innerHeight) * percent) / 100, behavior: "instant" });
    }, part);
    await nextFrame(page);
    return undefined;
  });

const addresses = [
  "/",
  "/#pricing",
  "/#50%",
  "/faq#when-is-it-open",
  "/FAQ?from=poster",
  "/events/?from=poster#inquiry",
  "/about#nowhere",
];

/** Opens an address from outside, as from a chat. */
export const open = (address: string) =>
  step(
    `opening ${address}`,
    async (visit) => {
      if (ownAddress(address) === visit.address) return "same";
      visit.open(ownAddress(address));
      await visit.page.goto(visit.server.url + address, { waitUntil: "commit" });
      return "address";
    },
    // Nobody can type an address while the last step is not over.
    ({ isOffline, isHurried }) => !isOffline && !isHurried,
  );

type Closing = "Escape" | "Close" | "Back";

export const photo = (index: number, pause: number, closing: Closing) =>
  step(
    `photo ${index}, after ${pause} ms ${closing}`,
    async (visit) => {
      const { page } = visit;
      const link = await pick(page.locator("main a[aria-haspopup]"), index);
      // Before that, the link opens the file of the photo.
      await page.waitForFunction(() => window.look().isHydrated);
      await visit.find(link);
      if (await isInert(link)) return "same";
      await click(link);
      await page.locator(".pswp").waitFor();
      await page.waitForTimeout(pause);
      if (closing === "Escape") await page.keyboard.press("Escape");
      else if (closing === "Back") await page.evaluate(() => history.back());
      else await page.getByRole("button", { name: "Close", exact: true }).click();
      // It had an entry of its own.
      visit.add(visit.address);
      visit.index -= 1;
      return "same";
    },
    // Its code is not stored before it is first used, and goes with a deploy.
    ({ path, isOffline, isDeployed }) => /^\/(events)?$/.test(path) && !isOffline && !isDeployed,
  );

export const typeInquiry = step(
  "typing an inquiry",
  async ({ page }) => {
    await fillIn(page);
    return async () => expect(await values(page)).toEqual(Object.values(typed));
  },
  ({ path }) => path === "/events",
);

/**
 * An installation that a deploy or the end of the network interrupts is made again on the next visit. A page that was loading when
 * the worker became active is served by it from the next page on.
 */
const untilInstalled = (page: Page) =>
  page.waitForFunction(
    async () => (await navigator.serviceWorker.ready).active?.state === "activated",
  );

export const network = step("the network goes, or comes back", async (visit) => {
  const { page, isOffline } = visit;
  await untilInstalled(page);
  await page.context().setOffline(!isOffline);
  visit.isOffline = !isOffline;
  return "same";
});

export const deploy = (folder: string) =>
  step("a deploy", async (visit) => {
    if (!visit.isOffline) await untilInstalled(visit.page);
    visit.server.deploy(folder);
    visit.isDeployed = true;
    return "same";
  });

const by = fc.constantFrom<By>("click", "Enter");
const small = fc.nat(30);
const pauses = fc.constantFrom(0, 30, 60, 150, 280, 600);
const closings = fc.constantFrom<Closing>("Escape", "Close", "Back");

/** The first and the other steps of a visit. Lists what visitors do often more than once. */
export function visits(nextDeploy: string) {
  const actions = fc.oneof(
    fc.tuple(small, by).map((chosen) => follow(...chosen)),
    fc.tuple(small, by).map((chosen) => follow(...chosen)),
    fc.constantFrom(go(-1), go(-1), go(-1), go(0), go(1)),
    fc.constantFrom(go(-1), go(-1), go(-1), go(0), go(1)),
    fc.tuple(small, small).map((chosen) => tap(...chosen)),
    fc.tuple(small, small).map((chosen) => tap(...chosen)),
    fc.constantFrom("Tab", "Tab", "Shift+Tab").map(press),
    fc.constantFrom(pressEnter, pressEnter, pressEscape),
    fc.nat(100).map(scroll),
    fc.constantFrom(...addresses).map(open),
    fc.tuple(small, pauses, closings).map((chosen) => photo(...chosen)),
    fc.constantFrom(typeInquiry, network, deploy(nextDeploy)),
  );
  // In a third of them, the visitor does not wait for the end of a step.
  const steps = fc.tuple(actions, fc.option(pauses, { freq: 2 }));
  return {
    first: fc.constantFrom(...addresses).map((address) => open(address)()),
    steps: fc.commands([steps.map(([action, pause]) => action(pause))], {
      size: "+1",
      maxCommands: 14,
    }),
  };
}
