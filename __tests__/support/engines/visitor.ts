import { test as base, expect } from "@playwright/test";
import { StaticServer } from "../hosts/staticServer";
import { dataFile } from "../site/data";
import { publicFolder } from "../site/testSite";
import type { Engine } from "./engine";
import { type EngineName, engines } from "./engines";

const items: { label: string; href: string }[] = dataFile("navigation").items;

export const headings: Record<string, string> = {
  "/": dataFile("home").hero.headline,
  "/events": dataFile("events").hero.heading,
  "/faq": dataFile("faq").heading,
  "/about": dataFile("about").heading,
};

/** The menu's item of a name, as a selector. */
export const item = (label: string) =>
  `header nav a[href="${items.find((entry) => entry.label === label)?.href}"]`;

/** Somebody who reads the built site in one of the engines. */
export class Visitor {
  constructor(
    readonly engine: Engine,
    readonly url: string,
  ) {}

  /** Opens a page and waits until its code has taken over. */
  async visit(path: string) {
    await this.engine.open(this.url + path);
    await expect
      .poll(() =>
        this.engine.run(() => performance.getEntriesByName("onInitialClientRender").length > 0),
      )
      .toBe(true);
  }

  /** Of a page that is about to be left, none. */
  text(selector: string) {
    return this.engine
      .run((wanted) => document.querySelector(wanted)?.textContent ?? null, selector)
      .catch(() => null);
  }

  count(selector: string) {
    return this.engine.run((wanted) => document.querySelectorAll(wanted).length, selector);
  }

  path() {
    return this.engine.run(() => location.pathname + location.hash);
  }

  async expectPage(route: string) {
    await expect.poll(() => this.text("h1")).toBe(headings[route]);
    expect(await this.count("header nav a")).toBe(items.length);
    expect(await this.count("footer address")).toBe(1);
  }
}

type WorkerFixtures = {
  /** That of the project in `playwright.config.ts`. */
  engineName: EngineName;
  visitor: Visitor;
};

export { expect };

/** Tests that run in the project's engine, which they share one after the other. */
export const test = base.extend<object, WorkerFixtures>({
  engineName: ["Chromium", { option: true, scope: "worker" }],
  visitor: [
    async ({ engineName }, use) => {
      const host = await new StaticServer(publicFolder).start();
      const engine = await engines[engineName]();
      await engine.resize(1280, 800);
      await use(new Visitor(engine, host.url));
      await engine.close();
      await host.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
});
