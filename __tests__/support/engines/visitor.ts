import { test as base, expect } from "@playwright/test";
import type { Route } from "../../../src/domain/routes";
import { StaticServer } from "../hosts/staticServer";
import { headings, menuItems } from "../site/data";
import { publicFolder } from "../site/testSite";
import type { Engine } from "./engine";
import { type EngineName, engines } from "./engines";

/** The CSS selector of a menu link. */
export const menuLink = (href: string) => `header nav a[href="${href}"]`;

/** A visitor of the built site in one of the engines. */
export class Visitor {
  constructor(
    readonly engine: Engine,
    readonly url: string,
  ) {}

  /** Opens a page and waits until it is hydrated. */
  async visit(path: string) {
    await this.engine.open(this.url + path);
    await expect
      .poll(() =>
        this.engine.run(() => performance.getEntriesByName("onInitialClientRender").length > 0),
      )
      .toBe(true);
  }

  /** Returns null if no element matches, or if the page is about to change. */
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

  async expectPage(route: Route) {
    await expect.poll(() => this.text("h1")).toBe(headings[route]);
    expect(await this.count("header nav a")).toBe(menuItems.length);
    expect(await this.count("footer address")).toBe(1);
  }
}

type WorkerFixtures = {
  /** Set by each project in `playwright.config.ts`. */
  engineName: EngineName;
  visitor: Visitor;
};

export { expect };

/** Runs tests in the project's engine. All tests of a worker share one browser. */
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
