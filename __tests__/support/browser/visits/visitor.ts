import type { Page, Request } from "@playwright/test";
import { pageNames, type Route, toRoute } from "../../../../src/domain/routes";
import type { StaticServer } from "../../hosts/staticServer";
import { dataFile, filled, headings } from "../../site/data";
import { field } from "../inquiry";
import { expect, hydrated, nextFrame } from "../test";
import { type Look, look, totalOf } from "./look";
import type { Visit } from "./visit";

/** In px. How far a page may be from the place at which the visitor left it. */
const TOLERANCE = 100;

/** Where a step should have led: to a distance from the top in px, or to the element with an id. */
export type Destination = number | string;

/** A visitor with a browser tab. */
export class Visitor {
  /** Whether the last step was made with the keyboard. It must not lose the focus. */
  usesKeyboard = false;
  private readonly errors: string[] = [];
  /** Whether another document is on its way. */
  private isLoading = false;
  /** The code and data that the current document has asked for. */
  private requested: string[] = [];
  private readonly requestedTwice: string[] = [];

  constructor(
    readonly page: Page,
    readonly server: StaticServer,
  ) {
    page.on("pageerror", ({ message }) => this.errors.push(message));
    page.on("console", (message) => {
      const isExpected = /^Failed to load resource|^Inquiry not sent/.test(message.text());
      if (message.type() === "error" && !isExpected) this.errors.push(message.text());
    });
    page.on("framenavigated", () => {
      if (this.isLoading) this.requested = [];
      this.isLoading = false;
    });
    page.on("request", (request) => this.noteRequest(request));
    page.on("dialog", (dialog) => dialog.accept());
  }

  /** Opens an address from outside, as from a chat. */
  async open(address: string): Promise<void> {
    await this.page.goto(this.server.url + address);
    await hydrated(this.page);
  }

  /** In px from the top. */
  place(): Promise<number> {
    return this.page.evaluate(() => scrollY);
  }

  /** Waits until the page is as it should be. */
  async expectToSee(visit: Visit, destination?: Destination): Promise<void> {
    await expect(async () => {
      const seen = await look(this.page);
      expectPage(seen, visit);
      expectPlace(seen, visit, destination);
      expectTotal(seen);
      if (this.usesKeyboard) expect(seen.hasFocus, "the focus is in the page").toBe(true);
    }).toPass({ timeout: 20_000 });
    await hydrated(this.page);
    await this.waitUntilStill();
    if (visit.path === "/events") await this.expectTyped(visit);
    expect(this.errors).toEqual([]);
    expect(this.requestedTwice, "requested although the page had it").toEqual([]);
    const { y, answerHeight } = await look(this.page);
    Object.assign(visit.entry, { place: y, answerHeight });
  }

  /** Nothing that came after the last step has moved the page. */
  async expectUnmoved({ entry }: Visit): Promise<void> {
    const moved = Math.abs((await this.place()) - entry.place);
    expect(moved, "px that the page has moved by itself").toBeLessThanOrEqual(TOLERANCE);
  }

  /** Waits for the end of a smooth scroll. */
  private async waitUntilStill(): Promise<void> {
    await expect(async () => {
      const before = await this.place();
      await nextFrame(this.page);
      expect(await this.place()).toBe(before);
    }).toPass({ intervals: [0] });
  }

  private async expectTyped({ typed }: Visit): Promise<void> {
    for (const [name, text] of Object.entries(typed)) {
      await expect(field(this.page, name)).toHaveValue(text);
    }
  }

  private noteRequest(request: Request): void {
    this.isLoading ||= request.isNavigationRequest() && request.frame() === this.page.mainFrame();
    const { pathname, origin } = new URL(request.url());
    const isCodeOrData = origin === this.server.url && /\.js(on)?$/.test(pathname);
    // Gatsby asks with each page whether there is a new deploy.
    if (!isCodeOrData || /\/(sw\.js|app-data\.json)$/.test(pathname)) return;
    if (this.requested.includes(pathname)) this.requestedTwice.push(pathname);
    this.requested.push(pathname);
  }
}

function expectPage(seen: Look, visit: Visit): void {
  const route = toRoute(visit.path) as Route;
  const { dialogs, isInert, mains, sideways } = seen;
  expect({ address: seen.address, headings: seen.headings, title: seen.title }).toEqual({
    address: visit.entry.address,
    headings: [headings[route]],
    title: filled(dataFile("pages")[pageNames[route]].title),
  });
  expect({ dialogs, isInert, mains, sideways }).toEqual({
    dialogs: 0,
    isInert: false,
    mains: 1,
    sideways: 0,
  });
  expect(seen.openAnswers, "open answers").toBeLessThanOrEqual(1);
}

function expectPlace(seen: Look, { entry }: Visit, destination?: Destination): void {
  if (typeof destination === "number") {
    const distance = Math.abs(seen.y - destination);
    const tolerance = TOLERANCE + entry.answerHeight;
    expect(distance, `px from ${destination}`).toBeLessThanOrEqual(tolerance);
  }
  if (typeof destination === "string" && !seen.isAtEnd) {
    const distance = Math.abs(seen.tops[destination] ?? Number.NaN);
    expect(distance, `px from #${destination}`).toBeLessThanOrEqual(TOLERANCE);
  }
}

/** The calculator shows the price of what its fields say. */
function expectTotal({ calculator }: Look): void {
  if (calculator) expect(calculator.total).toBe(totalOf(calculator));
}
