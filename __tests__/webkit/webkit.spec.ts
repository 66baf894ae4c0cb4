import { By, Key, type WebDriver } from "selenium-webdriver";
import { INQUIRY_ID } from "../../src/document/elementIds";
import { routes } from "../../src/domain/routes";
import { typed } from "../support/browser/inquiry";
import { headings } from "../support/site/data";
import {
  expect,
  expectPage,
  find,
  hydrated,
  laptop,
  phone,
  test,
  until,
  visit,
} from "../support/webkit/test";

for (const size of [phone, laptop]) {
  test.describe(`in WebKit at ${size.width} px`, () => {
    test.use({ size });

    test("each photo begins at the top of its entry in a list, and no page is wider than the window", async ({
      driver,
      host,
    }) => {
      for (const route of routes) {
        await visit(driver, host.url + route);
        const { shifts, excess } = await driver.executeScript<{ shifts: number[]; excess: number }>(
          () => {
            const isPlain = (element: Element) =>
              /^(block|inline|list-item)$/.test(getComputedStyle(element).display);
            /** The first element within others that are not laid out as a row or a grid. */
            const innermost = (element: Element): Element =>
              element.firstElementChild && isPlain(element)
                ? innermost(element.firstElementChild)
                : element;
            const shifts = [...document.querySelectorAll("main li")].flatMap((entry) => {
              const first = innermost(entry);
              const image =
                first.localName === "source" ? first.parentElement?.lastElementChild : null;
              if (!image?.getClientRects().length) return [];
              const { paddingTop } = getComputedStyle(entry);
              const edge = entry.getBoundingClientRect().top + Number.parseFloat(paddingTop);
              return [Math.round(image.getBoundingClientRect().top - edge)];
            });
            return { shifts, excess: document.documentElement.scrollWidth - innerWidth };
          },
        );
        expect({ route, excess, shifted: shifts.filter(Boolean) }).toEqual({
          route,
          excess: 0,
          shifted: [],
        });
        if (route === "/events") expect(shifts.length).toBeGreaterThan(0);
      }
    });

    test("a field that has the focus is in sight with its label, below the bar", async ({
      driver,
      host,
    }) => {
      await visit(driver, `${host.url}/events`);
      await find(driver, `#${INQUIRY_ID} form button`).click();
      await until(driver, () => document.activeElement?.matches("[name=name]"));
      await expectInSight(driver);
      await find(driver, "[name=message]").click();
      for (const name of ["eventType", "phone", "email", "name"]) {
        await driver.actions().keyDown(Key.SHIFT).sendKeys(Key.TAB).keyUp(Key.SHIFT).perform();
        await until(driver, (field) => document.activeElement?.matches(`[name=${field}]`), name);
        await expectInSight(driver);
      }
    });
  });
}

/** The label of the field is within it or before it. */
async function expectInSight(driver: WebDriver) {
  const [distance, below] = await driver.executeScript<[number, number]>(() => {
    const field = document.activeElement as HTMLInputElement;
    const label = field.labels?.[0] ?? field;
    const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    return [
      label.getBoundingClientRect().top - bar,
      innerHeight - field.getBoundingClientRect().top,
    ];
  });
  expect(distance).toBeGreaterThanOrEqual(0);
  expect(below).toBeGreaterThan(0);
}

test.describe("in WebKit, on a phone", () => {
  test("the menu opens, closes with Escape, and leads to a page", async ({ driver, host }) => {
    await visit(driver, host.url);
    const toggle = find(driver, "header button");
    await toggle.click();
    expect(await toggle.getAttribute("aria-expanded")).toBe("true");
    await driver.actions().sendKeys(Key.ESCAPE).perform();
    expect(await toggle.getAttribute("aria-expanded")).toBe("false");
    await toggle.click();
    await find(driver, 'header nav a[href="/faq"]').click();
    await expectPage(driver, headings["/faq"]);
  });

  test("PRICING leads to its section, from this page and from another one, and Back returns", async ({
    driver,
    host,
  }) => {
    await visit(driver, host.url);
    for (const from of [host.url, `${host.url}/about`]) {
      await visit(driver, from);
      await find(driver, "header button").click();
      await find(driver, 'header nav a[href="/#pricing"]').click();
      await until(driver, () => location.hash === "#pricing");
      await until(driver, () => {
        const { top = -1 } = document.getElementById("pricing")?.getBoundingClientRect() ?? {};
        return top >= 0 && top < innerHeight / 2;
      });
      await driver.navigate().back();
      await until(driver, (url) => location.href.replace(/\/$/, "") === url, from);
    }
  });

  test("the calculator counts again", async ({ driver, host }) => {
    await visit(driver, host.url);
    const total = () =>
      driver.executeScript(() => document.querySelector("#pricing [role=status]")?.textContent);
    const before = await total();
    await find(driver, "#pricing select[name=hours]").sendKeys("7");
    await until(
      driver,
      (text) => document.querySelector("#pricing [role=status]")?.textContent !== text,
      before,
    );
  });

  test("a screen reader finds prices in a table, and entries in lists, although CSS lays them out in other ways", async ({
    driver,
    host,
  }) => {
    await visit(driver, host.url);
    for (const [css, role] of [
      ["#pricing table", "table"],
      ["#pricing tbody tr", "row"],
      ["#pricing tbody th", "rowheader"],
      ["#pricing tbody td", "cell"],
      ["main ul", "list"],
      ["main li", "listitem"],
    ] as const) {
      expect(await find(driver, css).getAriaRole(), css).toBe(role);
    }
  });

  test("one answer is open at a time", async ({ driver, host }) => {
    await visit(driver, `${host.url}/faq`);
    const open = () =>
      driver.executeScript(() =>
        [...document.querySelectorAll("details")].flatMap(({ open }, index) =>
          open ? [index] : [],
        ),
      );
    for (const [index, expected] of [
      [0, [0]],
      [2, [2]],
      [2, []],
    ] as const) {
      const summaries = await driver.findElements(By.css("summary"));
      await summaries[index]?.click();
      expect(await open()).toEqual(expected);
    }
  });

  test("a large photo closes with Back, and the page stays", async ({ driver, host }) => {
    await visit(driver, host.url);
    const link = find(driver, "#community a[aria-haspopup]");
    await driver.executeScript(() => document.getElementById("community")?.scrollIntoView());
    await link.click();
    await until(driver, () => document.activeElement?.closest(".pswp"));
    await driver.navigate().back();
    await until(driver, () => !document.querySelector(".pswp"));
    await expectPage(driver, headings["/"]);
  });

  test("the form keeps what was typed after a link, a reload and Back", async ({
    driver,
    host,
  }) => {
    await visit(driver, `${host.url}/events`);
    for (const [name, text] of Object.entries(typed)) {
      // WebDriver types characters outside the basic plane as two.
      await find(driver, `[name=${name}]`).sendKeys(text.replace(/ 🎮/u, ""));
    }
    const values = () =>
      driver.executeScript(() =>
        [...document.querySelectorAll<HTMLInputElement>("form [name]")].map(({ value }) => value),
      );
    const before = await values();
    expect(before).toContain(typed.name);
    await visit(driver, `${host.url}/faq`);
    await visit(driver, `${host.url}/events`);
    expect(await values()).toEqual(before);
    await driver.navigate().refresh();
    await hydrated(driver);
    expect(await values()).toEqual(before);
    await visit(driver, `${host.url}/faq`);
    await driver.navigate().back();
    await expectPage(driver, headings["/events"]);
    expect(await values()).toEqual(before);
  });

  test("every page opens offline after a single visit", async ({ driver, host }) => {
    await visit(driver, host.url);
    await until(driver, () => navigator.serviceWorker.controller?.state === "activated");
    const { url } = host;
    await host.stop();
    for (const route of routes) {
      await driver.get(url + route);
      await expectPage(driver, headings[route]);
    }
  });

  test("if a script cannot be loaded, the menu is open, and answers open", async ({
    driver,
    host,
  }) => {
    host.failureOf = (path) => (path.startsWith("/app-") ? 404 : undefined);
    await driver.get(`${host.url}/faq`);
    await until(driver, () => document.documentElement.dataset.scripts === undefined);
    expect(await find(driver, "header nav a").isDisplayed()).toBe(true);
    await find(driver, "summary").click();
    expect(await driver.executeScript(() => document.querySelector("details")?.open)).toBe(true);
  });
});
