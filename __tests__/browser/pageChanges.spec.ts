import type { Page } from "@playwright/test";
import { expect, test, visit } from "../support/browser/test";
import { dataFile } from "../support/site/data";

const { heading: faqHeading } = dataFile("faq");
const { heading: aboutHeading } = dataFile("about");
const { heading: eventsHeading } = dataFile("events").hero;

const menuLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test.describe("a change of page", () => {
  test("back leads to where the visitor was, at once", async ({ page, pageErrors }) => {
    await visit(page, "/");
    await page.evaluate(() => scrollTo(0, 900));
    // Gatsby notes in the next frame where the visitor is.
    await page.waitForFunction(() => Object.values(sessionStorage).includes("900"));
    // Not Playwright's click, which scrolls.
    await menuLink(page, "FAQ").evaluate((link: HTMLElement) => link.click());
    await expect(title(page, faqHeading)).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    expect(pageErrors).toEqual([]);
  });

  test("shows the page of the address, however fast the clicks", async ({ page, pageErrors }) => {
    await visit(page, "/");
    await page.evaluate(() => {
      for (const path of ["/Events", "/FAQ", "/about"]) {
        document.querySelector<HTMLElement>(`nav a[href$="${path}"]`)?.click();
      }
    });
    const heading = { "/events": eventsHeading, "/faq": faqHeading, "/about": aboutHeading };
    // Gatsby shows the pages in the order in which they arrive.
    await page.waitForLoadState("networkidle");
    await expect(async () => {
      const { pathname } = new URL(page.url());
      await expect(title(page, heading[pathname as keyof typeof heading])).toBeVisible();
    }).toPass();
    expect(pageErrors).toEqual([]);
  });
});

test("a click that comes before the new page is drawn is not lost", async ({ page }) => {
  await visit(page, "/");
  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  const about = await menuLink(page, "ABOUT").boundingBox();
  for (let round = 0; round < 5; round++) {
    await menuLink(page, "FAQ").click();
    // Not at the next frame, as by default: until the page is drawn there is none.
    await page.waitForFunction(
      (heading) => document.querySelector("h1")?.textContent === heading,
      faqHeading,
      { polling: 5 },
    );
    await page.mouse.click((about?.x ?? 0) + 10, (about?.y ?? 0) + 10);
    await expect(title(page, aboutHeading)).toBeVisible();
  }
});

test.describe("the page that is pointed at", () => {
  test("is fetched before the click", async ({ browser, server }) => {
    const page = await browser.newPage({ baseURL: server.url, serviceWorkers: "block" });
    // As for a link that has only just come into view: nothing is fetched for being seen.
    await page.addInitScript(() => {
      window.IntersectionObserver = class extends IntersectionObserver {
        override observe() {}
      };
    });
    await visit(page, "/faq");
    await page.waitForLoadState("networkidle");
    const asked = () =>
      server.requests.filter((path) => /page-data\/about\/|src-pages-about/.test(path));
    const before = asked().length;
    await menuLink(page, "ABOUT").hover();
    await expect
      .poll(() => asked().slice(before).join())
      .toContain("/page-data/about/page-data.json");
    await page.waitForLoadState("networkidle");
    const pointedAt = asked().length;
    await menuLink(page, "ABOUT").click();
    await expect(title(page, aboutHeading)).toBeVisible();
    expect(
      asked()
        .slice(pointedAt)
        .filter((path) => path.includes("page-data")),
    ).toEqual([]);
    await page.close();
  });
});
