import type { Locator } from "@playwright/test";
import fc from "fast-check";
import { slug } from "../../../../src/domain/format/slug";
import { toRoute } from "../../../../src/domain/routes";
import { dataFile, filled, menuItems } from "../../site/data";
import { expectIdle, field, fillIn, inquiry, submit, typed, withStatus } from "../inquiry";
import { menuButton, menuLink } from "../menu";
import { expect, hydrated, nextFrame } from "../test";
import type { Visit } from "./visit";
import type { Destination, Visitor } from "./visitor";

type Step = fc.AsyncCommand<Visit, Visitor>;

/** How a visitor follows a link: with the mouse or a finger, or with the keyboard. */
type By = "click" | "Enter";

/** Does something, and returns where that leads. By default, the page stays where it is. */
type Action = (visit: Visit, visitor: Visitor) => Promise<Destination | undefined>;

const always = () => true;

function step(name: string, act: Action, isPossible: (visit: Visit) => boolean = always): Step {
  return {
    check: isPossible,
    async run(visit, visitor) {
      visitor.usesKeyboard = false;
      await visitor.expectUnmoved(visit);
      const destination = await act(visit, visitor);
      await visitor.expectToSee(visit, destination);
    },
    toString: () => name,
  };
}

/** Follows a link where it is: Playwright's own click would scroll to it. */
async function activate(link: Locator, by: By, visit: Visit, visitor: Visitor): Promise<void> {
  visitor.usesKeyboard = by === "Enter";
  if (by === "Enter") await link.focus();
  // The scroll event comes with it.
  await nextFrame(visitor.page);
  visit.entry.place = await visitor.place();
  if (by === "click") await link.evaluate((element: HTMLElement) => element.click());
  else await visitor.page.keyboard.press("Enter");
}

/** Moves the visit to where a link within the site leads. */
function follow(visit: Visit, href: string): Destination {
  const { pathname, hash } = new URL(href, `http://localhost${visit.entry.address}`);
  const path = toRoute(pathname) ?? pathname;
  const isSamePage = path === visit.path;
  const query = /\?[^#]*/.exec(visit.entry.address)?.[0] ?? "";
  const address = isSamePage && hash ? path + query + hash : path + hash;
  if (isSamePage && !hash) visit.replace(address);
  else visit.open(address);
  return hash ? hash.slice(1) : 0;
}

const menuStep = (index: number, by: By): Step => {
  const { href, route, section } = menuItems[
    index % menuItems.length
  ] as (typeof menuItems)[number];
  return step(`menu item ${href} by ${by}`, async (visit, visitor) => {
    const { page } = visitor;
    if (await menuButton(page).isVisible()) {
      if (by === "Enter") await menuButton(page).press("Enter");
      else await menuButton(page).click();
    }
    const link = section ? page.locator(`header nav a[href="${href}"]`) : menuLink(page, href);
    await activate(link, by, visit, visitor);
    if (!section) return follow(visit, href);
    if (visit.path !== route) visit.open(route);
    return section;
  });
};

const LINKS = "main a[href]:not([target], [aria-haspopup], [href*=':'], [href*='//'])";

const linkStep = (index: number, by: By): Step =>
  step(`link ${index} by ${by}`, async (visit, visitor) => {
    const links = await visitor.page.locator(LINKS).filter({ visible: true }).all();
    const link = links[index % links.length];
    if (!link) return;
    const href = (await link.getAttribute("href")) as string;
    await activate(link, by, visit, visitor);
    return follow(visit, href);
  });

const closedMenuStep: Step = step("the menu, closed by Escape", async (_visit, visitor) => {
  const { page } = visitor;
  if (!(await menuButton(page).isVisible())) return;
  visitor.usesKeyboard = true;
  await menuButton(page).press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(menuButton(page)).toBeFocused();
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
});

const skipLinkStep: Step = step("the link to the content by Enter", async (visit, visitor) => {
  await activate(visitor.page.locator('a[href="#main"]'), "Enter", visit, visitor);
  return follow(visit, "#main");
});

const goStep = (steps: 1 | -1): Step =>
  step(
    steps < 0 ? "Back" : "Forward",
    async (visit, { page }) => {
      visit.go(steps);
      const { place } = visit.entry;
      // In a task of its own, because it may end the document.
      await page.evaluate((by) => void setTimeout(() => history.go(by)), steps);
      return place;
    },
    (visit) => visit.has(steps),
  );

const reloadStep: Step = step(
  "a reload",
  async (_visit, { page }) => {
    await page.reload();
    await hydrated(page);
  },
  ({ isOffline }) => !isOffline,
);

const scrollStep = (part: number): Step =>
  step(`scrolling to ${part} %`, async (_visit, { page }) => {
    await page.evaluate((percent) => {
      const { scrollHeight } = document.scrollingElement as Element;
      scrollTo({ top: ((scrollHeight - innerHeight) * percent) / 100, behavior: "instant" });
    }, part);
    await nextFrame(page);
  });

const addresses = [
  "/",
  "/?fbclid=1",
  "/#pricing",
  "/#community",
  "/#50%",
  `/faq#${slug(filled(dataFile("faq").questions[2].question))}`,
  "/FAQ?from=poster",
  "/events",
  "/events#inquiry",
  "/events/?from=poster#inquiry",
  "/about#nowhere",
];

/** The address that the site makes of one from outside. */
export function ownAddress(address: string): string {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/.exec(address) ?? [];
  return (toRoute(path) ?? path) + rest;
}

const openStep = (address: string, early: "nothing" | "scroll"): Step =>
  step(
    `opening ${address}, and before the scripts: ${early}`,
    async (visit, visitor) => {
      const { page, server } = visitor;
      if (ownAddress(address) === visit.entry.address && address.includes("#")) return;
      const isSameDocument =
        address.includes("#") && address.split("#")[0] === visit.entry.address.split("#")[0];
      visit.open(ownAddress(address));
      if (isSameDocument || early === "nothing") {
        await visitor.open(address);
        return;
      }
      server.delayOf = (path) => (path.endsWith(".js") ? 500 : 0);
      await page.goto(server.url + address, { waitUntil: "commit" });
      await page.locator("footer").waitFor();
      const start = await visitor.place();
      await page.mouse.wheel(0, start > 0 ? -300 : 300);
      await expect.poll(() => visitor.place()).not.toBe(start);
      const before = await visitor.place();
      await hydrated(page);
      server.delayOf = () => 0;
      return before;
    },
    ({ isOffline }) => !isOffline,
  );

const answerStep = (index: number): Step =>
  step(
    `answer ${index}`,
    async (_visit, { page }) => {
      const answers = await page.locator("details:has(h2) summary").all();
      await (answers[index % answers.length] as Locator).evaluate((summary: HTMLElement) =>
        summary.click(),
      );
    },
    ({ path }) => path === "/faq",
  );

type Closing = "Escape" | "the button" | "Back";

const photoStep = (index: number, pause: number, closing: Closing): Step =>
  step(
    `photo ${index}, closed after ${pause} ms by ${closing}`,
    async (visit, visitor) => {
      const { page } = visitor;
      const links = await page.locator("main a[aria-haspopup]").all();
      const link = links[index % links.length] as Locator;
      await link.scrollIntoViewIfNeeded();
      const before = await visitor.place();
      await link.evaluate((element: HTMLElement) => element.click());
      await page.locator(".pswp").waitFor();
      await page.waitForTimeout(pause);
      visitor.usesKeyboard = closing === "Escape";
      if (closing === "Escape") await page.keyboard.press("Escape");
      else if (closing === "Back") await page.evaluate(() => history.back());
      else {
        await page.getByRole("button", { name: "Close", exact: true }).click();
      }
      visit.forgetForward();
      return before;
    },
    ({ path, isOffline }) => (path === "/" || path === "/events") && !isOffline,
  );

const calculatorStep = (index: number, value: number): Step =>
  step(
    `field ${index} of the calculator becomes ${value}`,
    async (_visit, { page }) => {
      const fields = await page.locator("form:has(select) :is(input, select)").all();
      const chosen = fields[index % fields.length] as Locator;
      await chosen.evaluate((element, number) => {
        if (!(element instanceof HTMLSelectElement)) return (element as HTMLElement).click();
        element.selectedIndex = number % element.options.length;
        element.dispatchEvent(new Event("change", { bubbles: true }));
      }, value);
    },
    ({ path }) => path === "/",
  );

const names = Object.keys(typed);

const typeStep = (index: number, text: string): Step =>
  step(
    `typing "${text}" into field ${index}`,
    async (visit, { page }) => {
      const name = names[index % names.length] as string;
      await field(page, name).fill(text);
      visit.typed[name] = text;
    },
    ({ path }) => path === "/events",
  );

const sendStep = (answer: "accepted" | "refused" | "network gone"): Step =>
  step(
    `sending: ${answer}`,
    async (visit, { page }) => {
      await page.route(inquiry.endpoint, (route) => {
        if (answer === "network gone") return route.abort();
        return withStatus(answer === "accepted" ? 200 : 400)(route);
      });
      await fillIn(page);
      Object.assign(visit.typed, typed);
      const told = page.waitForEvent("dialog").catch(() => undefined);
      await submit(page);
      if (answer !== "refused") await told;
      await expectIdle(page);
      if (answer === "accepted") for (const name of names) visit.typed[name] = "";
      await page.unroute(inquiry.endpoint);
    },
    ({ path, isOffline }) => path === "/events" && !isOffline,
  );

const networkStep = (isOffline: boolean): Step =>
  step(
    isOffline ? "the network goes" : "the network comes back",
    async (visit, { page }) => {
      if (isOffline) {
        await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
        await page.waitForLoadState("networkidle");
      }
      await page.context().setOffline(isOffline);
      visit.isOffline = isOffline;
    },
    (visit) => visit.isOffline !== isOffline,
  );

const slowStep = (delay: number): Step =>
  step(`each file takes ${delay} ms`, async (_visit, { server }) => {
    server.delayOf = () => delay;
  });

const by = fc.constantFrom<By>("click", "Enter");
const small = fc.nat(20);

/** The steps of a visit, each with how often it is chosen. */
export const visits = {
  firstAddress: fc.constantFrom(...addresses),
  steps: fc.commands(
    [
      fc.tuple(small, by).map(([index, how]) => menuStep(index, how)),
      fc.tuple(small, by).map(([index, how]) => linkStep(index, how)),
      fc.tuple(small, by).map(([index, how]) => linkStep(index, how)),
      fc.constant(skipLinkStep),
      fc.constant(closedMenuStep),
      fc.constant(goStep(-1)),
      fc.constant(goStep(-1)),
      fc.constant(goStep(-1)),
      fc.constant(goStep(1)),
      fc.constant(goStep(1)),
      fc.constant(reloadStep),
      fc.integer({ min: 0, max: 100 }).map(scrollStep),
      fc.integer({ min: 0, max: 100 }).map(scrollStep),
      fc
        .tuple(
          fc.constantFrom(...addresses),
          fc.constantFrom<"nothing" | "scroll">("nothing", "scroll"),
        )
        .map(([address, early]) => openStep(address, early)),
      small.map(answerStep),
      fc
        .tuple(
          small,
          fc.constantFrom(0, 30, 60, 150, 280, 600),
          fc.constantFrom<Closing>("Escape", "the button", "Back"),
        )
        .map(([index, pause, closing]) => photoStep(index, pause, closing)),
      fc.tuple(small, small).map(([index, value]) => calculatorStep(index, value)),
      fc
        .tuple(small, fc.constantFrom("a", "Hello there"))
        .map(([index, text]) => typeStep(index, text)),
      fc
        .constantFrom<"accepted" | "refused" | "network gone">(
          "accepted",
          "refused",
          "network gone",
        )
        .map(sendStep),
      fc.constant(networkStep(true)),
      fc.constant(networkStep(false)),
      fc.constantFrom(0, 300).map(slowStep),
    ],
    { size: "+1", maxCommands: 12 },
  ),
};
