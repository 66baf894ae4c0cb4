import { resolve } from "node:path";
import { test as base, expect } from "@playwright/test";
import getPort from "get-port";
import { By, Capabilities, WebDriver } from "selenium-webdriver";
import { Executor, HttpClient } from "selenium-webdriver/http";
import { StaticServer } from "../hosts/staticServer";
import { Program, requireProgram } from "../programs";
import { publicFolder } from "../site/testSite";

type Fixtures = {
  /** Of the window, in px. */
  size: { width: number; height: number };
  /** A window of WebKitGTK, whose engine is that of Safari. */
  driver: WebDriver;
  /** A host for one test. */
  host: StaticServer;
};

type WorkerFixtures = {
  /** The address of WebKitWebDriver, which opens one window at a time. */
  driverUrl: string;
};

export const phone = { width: 360, height: 640 };
export const laptop = { width: 1280, height: 800 };

/** Playwright tests WebKit only as a build of its own, which has to be downloaded. So Selenium drives an installed one. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  driverUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names here.
    async ({}, use) => {
      const port = await getPort();
      const display = ["-a", "-s", "-screen 0 1400x1000x24"];
      const driver = requireProgram("WebKitWebDriver");
      const program = new Program(
        requireProgram("xvfb-run"),
        [...display, driver, `--port=${port}`, "--replace-on-new-session"],
        // A container does not allow the sandbox.
        { env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" } },
      );
      const url = `http://127.0.0.1:${port}`;
      await expect(() => fetch(`${url}/status`)).toPass();
      await use(url);
      await program.stop();
    },
    { scope: "worker" },
  ],
  size: [phone, { option: true }],
  driver: async ({ driverUrl, size: { width, height } }, use) => {
    const binary = resolve("__tests__/support/webkit/window.py");
    const args = ["--automation", `--width=${width}`, `--height=${height}`];
    // Not with `Builder`, which needs the name of a browser that it knows.
    const driver = WebDriver.createSession(
      new Executor(new HttpClient(driverUrl)),
      new Capabilities({ "webkitgtk:browserOptions": { binary, args } }),
    );
    await use(driver);
    // WebKitWebDriver closes the window, and then reports that there is none.
    await driver.quit().catch(() => undefined);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names here.
  host: async ({}, use) => {
    const host = await new StaticServer(publicFolder).start();
    await use(host);
    await host.stop();
  },
});

export { expect };

/** In ms, as in Playwright's configuration. */
export const TIMEOUT = 20_000;

/** Opens a page, and waits until React has hydrated it. */
export async function visit(driver: WebDriver, url: string): Promise<void> {
  await driver.get(url);
  await hydrated(driver);
}

export const hydrated = (driver: WebDriver) =>
  until(driver, () => performance.getEntriesByName("onInitialClientRender").length > 0);

/** Waits until a page has a heading, and React has hydrated it. */
export async function expectPage(driver: WebDriver, heading: string): Promise<void> {
  await until(driver, (text) => document.querySelector("h1")?.textContent === text, heading);
  await hydrated(driver);
}

export const find = (driver: WebDriver, css: string) => driver.findElement(By.css(css));

/** Waits for a condition in the page. */
export const until = (
  driver: WebDriver,
  condition: (...args: never[]) => unknown,
  ...args: unknown[]
) => driver.wait(() => driver.executeScript(condition as () => unknown, ...args), TIMEOUT);
