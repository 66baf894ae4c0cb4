import type { Browser, Locator, Page, Request } from "@playwright/test";
import { pageNames, type Route, toRoute } from "../../../../src/domain/routes";
import { dataFiles, filled } from "../../fixture";
import type { StaticServer } from "../../hosts/staticServer";
import { headings } from "../../site/data";
import { publicFolder } from "../../site/testSite";
import { expectTotal } from "../calculator";
import { expect } from "../test";
import { type Look, look, moved, noteWhatIsLeft } from "./look";

/** In px. After a new load, Chromium restores a place by what was in view, and rounds. */
const TOLERANCE = 8;

/** In px: the height of a line of text. */
const LINE = 28;

/**
 * Where a step leads: to the place that the address says, nowhere, or to what the visitor left in this entry of the history.
 * Or a test of its own. A reload leads to the place that was left, but Chromium empties the fields.
 */
export type Arrival =
  | "address"
  | "same"
  | "left"
  | "reloaded"
  | ((seen: Look) => unknown)
  | undefined;

/** The address that the site makes of one that a visitor opens. */
export function ownAddress(address: string): string {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/.exec(address) ?? [];
  return (toRoute(path) ?? path) + rest;
}

/** A visitor's tab, and what its history should be after the steps so far. */
export class Visit {
  entries: string[] = [];
  index = -1;
  /** Whether the last step was not over when the next one began. The browser then decides which of them counts. */
  isHurried = false;
  isOffline = false;
  isDeployed = false;
  /** At the end of the last step, or before the visitor does something. */
  private seen: Look | undefined;
  private readonly errors: string[] = [];
  private readonly pagesOnTheirWay = new Set<Request>();

  constructor(
    readonly page: Page,
    readonly server: StaticServer,
    /** In ms: how long the visitor waits for a page. */
    private readonly patience: number,
  ) {
    page.setDefaultTimeout(patience);
    page.on("pageerror", ({ message }) => this.errors.push(message));
    page.on("console", (message) => {
      // After a deploy, the code of the lightbox may be gone. A photo then opens its file.
      const expected = /^Failed to load resource|^Inquiry not sent|^Refused to execute.*lightbox/;
      const isExpected = expected.test(message.text());
      if (message.type() === "error" && !isExpected) this.errors.push(message.text());
    });
    const isPage = (request: Request) =>
      request.isNavigationRequest() && request.frame() === page.mainFrame();
    page.on("request", (request) => isPage(request) && this.pagesOnTheirWay.add(request));
    page.on("requestfinished", (request) => this.pagesOnTheirWay.delete(request));
    page.on("requestfailed", (request) => this.pagesOnTheirWay.delete(request));
    page.on("dialog", (dialog) => dialog.accept());
  }

  get address(): string {
    return this.entries[this.index] ?? "";
  }

  get path(): string {
    return this.address.replace(/[?#].*/, "");
  }

  /** Whether the last step may have begun a smooth scroll. */
  get mayScroll(): boolean {
    return this.isHurried && this.address.includes("#");
  }

  add(address: string): void {
    this.index += 1;
    this.entries = [...this.entries.slice(0, this.index), address];
  }

  /** As in a browser, a link to the current address adds no entry. */
  open(address: string): void {
    if (address !== this.address) this.add(address);
  }

  /** Nothing that came after the last step has moved the page. */
  async begin(): Promise<void> {
    const { seen, isHurried } = this;
    // A page that is being left may not answer.
    await this.notice().catch((error) => {
      if (!isHurried) throw error;
    });
    if (seen && !isHurried) await this.expectArrival("same", this.seen as Look, seen);
  }

  private async notice(): Promise<void> {
    this.seen = await look(this.page);
    Object.assign(this, this.seen.history);
  }

  /** Scrolls to something that is not in the window. */
  async find(target: Locator): Promise<void> {
    await target.evaluate((element) => {
      if (window.isInSight(element, "every")) return;
      element.scrollIntoView({ block: "center", behavior: "instant" });
    });
    this.seen = await look(this.page);
  }

  /** Does something with an element, which then stays where it is, under the finger. */
  async touch(target: Locator, act: () => Promise<unknown>): Promise<Arrival> {
    await this.find(target);
    const topOf = () => target.evaluate((element) => element.getBoundingClientRect().top);
    const before = await topOf();
    await act();
    if (this.mayScroll) return undefined;
    return async ({ y, isAtEnd }: Look) => {
      // At the ends of a page, there may be no room to stay.
      if (y > 0 && !isAtEnd) expectNear((await topOf()) - before, "what was touched");
    };
  }

  /** Waits until the page is as it should be, and stays so. */
  async arrive(arrival: Arrival): Promise<void> {
    await expect(async () => {
      const first = await look(this.page);
      // Longer than the delay before the scroll to RIGS or PRICING.
      await this.page.waitForTimeout(150);
      const now = await look(this.page);
      expect(this.pagesOnTheirWay.size, "pages on their way").toBe(0);
      expectPage(now);
      if (/^\/([?#]|$)/.test(now.address)) await expectTotal(this.page);
      const { entries, index, address } = this;
      if (!this.isHurried) expect(now.history).toEqual({ entries, index });
      else if (arrival === "address") expect(now.address).toBe(address);
      await this.expectArrival("same", now, first);
      // What began before may have moved the page since.
      const isOther = this.isHurried && arrival === "same";
      if (!isOther) await this.expectArrival(arrival, now, this.seen as Look);
    }).toPass({ timeout: this.patience, intervals: [0, 50, 100, 200] });
    expect(this.errors).toEqual([]);
    await this.notice();
    this.isHurried = false;
  }

  private async expectArrival(arrival: Arrival, now: Look, before: Look): Promise<void> {
    const { left, fromTarget, isAtEnd } = now;
    if (arrival === "address") {
      const isAtTop = now.y === 0 && (fromTarget ?? 0) < 0;
      if (!isAtTop && !isAtEnd) expectNear(fromTarget ?? 0, "the target");
      if (!now.address.includes("#")) expectNear(now.y, "the top");
    } else if ((arrival === "left" || arrival === "reloaded") && left) {
      // A new load of the page opens only the answer of the fragment, and a notice may have been hidden.
      const isRestored = now.document === left.document;
      const answers = isRestored ? [] : [...left.openAnswers, ...now.openAnswers];
      const changes = [Math.abs(left.height - now.height), ...answers];
      // Chromium 156 may go to the target of a fragment instead, also in a page without scripts. At a reload, it may miss its
      // place by a line of text.
      const rounding = arrival === "reloaded" ? LINE : TOLERANCE;
      const tolerance = changes.reduce((sum, change) => sum + change, rounding);
      const isAtTarget = Math.abs(fromTarget ?? Number.NaN) <= 50;
      if (!isAtEnd && !isAtTarget) expectNear(moved(left, now), "the page", tolerance);
      const isSameDocument = now.document === before.document;
      const { fields } = isSameDocument ? before : left;
      if (arrival === "left") expect(now.fields).toEqual(fields);
    } else if (arrival === "same") {
      expect(now).toMatchObject({ address: before.address, fields: before.fields });
      expectNear(moved(before, now), "the page");
    } else if (typeof arrival === "function") await arrival(now);
  }
}

function expectNear(distance: number, what: string, tolerance = TOLERANCE): void {
  expect(Math.abs(distance), `px between ${what} and its place`).toBeLessThanOrEqual(tolerance);
}

/** What holds for each page at any time. */
function expectPage(seen: Look): void {
  const route = toRoute(seen.address.replace(/[?#].*/, "")) as Route;
  expect(seen).toMatchObject({
    headings: [headings[route]],
    title: filled(dataFiles.pages[pageNames[route]].title),
    mains: 1,
    dialogs: 0,
    isHydrated: true,
    isInert: false,
    sideways: 0,
  });
  expect(seen.openAnswers.length, "open answers").toBeLessThanOrEqual(1);
}

type Options = { browser: Browser; server: StaticServer; width: number; patience: number };

/** Makes one visit, in a new browser profile. In ms, `patience` is how long the visitor waits for a page. */
export async function makeVisit(
  { browser, server, width, patience }: Options,
  takeSteps: (visit: Visit) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    serviceWorkers: "allow",
  });
  await context.addInitScript(noteWhatIsLeft);
  try {
    await takeSteps(new Visit(await context.newPage(), server, patience));
  } finally {
    server.deploy(publicFolder);
    await context.close();
  }
}
