import { test as base, expect } from "@playwright/test";
import type { Route } from "../../../src/domain/routes";
import { StaticServer } from "../hosts/staticServer";
import { headings, menuItems } from "../site/data";
import { publicFolder } from "../site/testSite";
import type { Engine } from "./engine";
import { type EngineName, engines } from "./engines";

/** The menu's link to a place, as a selector. */
export const menuLink = (href: string) => `header nav a[href="${href}"]`;

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

  async expectPage(route: Route) {
    await expect.poll(() => this.text("h1")).toBe(headings[route]);
    expect(await this.count("header nav a")).toBe(menuItems.length);
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
