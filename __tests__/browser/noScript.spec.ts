import { routes } from "../../src/domain/routes";
import { fillIn, submit, typed, values } from "../support/browser/inquiry";
import { menu, menuLink } from "../support/browser/menu";
import { expect, openNow, test } from "../support/browser/test";
import { dataFiles } from "../support/fixture";

const { rigs, site } = dataFiles;

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

test.describe("without JavaScript on a phone", () => {
  test("the home page shows the rigs with their specs, the opening hours, and prices and fees", async ({
    page,
  }) => {
    await page.goto("/");
    for (const [index, { specs }] of rigs.rigs.entries()) {
      const card = page.locator("#rigs article").nth(index);
      await expect(card.getByRole("heading")).toBeVisible();
      await expect(card.getByRole("listitem")).toHaveText(specs);
      const photo = card.getByRole("img").first();
      await photo.scrollIntoViewIfNeeded();
      await expect
        .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    const text = await page.locator("body").textContent();
    expect(text).toContain("Tuesday-Thursday, Saturday 11:15\u00A0AM-1:45\u00A0AM");
    await expect(openNow(page)).toHaveText(["", ""]);
    // A rate, a package, the fee and a bonus.
    for (const amount of ["RM9.90", "RM74.50", "RM55", "RM7.50"]) expect(text).toContain(amount);
  });

  test("the menu is open, and its links lead to their sections", async ({ page }) => {
    await page.goto("/about");
    await expect(menu(page)).toBeVisible();
    await menuLink(page, "/#pricing").click();
    await expect(page).toHaveURL("/#pricing");
    await expect(page.locator("#pricing")).toBeInViewport();
  });

  test("the file that a host serves for /Events leads to the page", async ({ page }) => {
    await page.goto("/Events.html");
    await expect(page).toHaveURL("/events");
  });

  test("the footer has hours, address and directions, but no year, which would be the build's, and no empty map frame", async ({
    page,
  }) => {
    await page.goto("/faq");
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByText("11:15 AM-1:45 AM").first()).toBeVisible();
    await expect(footer.getByText(site.address.street).first()).toBeVisible();
    await expect(footer.getByRole("link", { name: "Directions" }).first()).toBeVisible();
    await expect(footer.locator("> p")).toHaveText(`© ${site.name}`);
    await expect(footer.locator("> div > div")).toBeHidden();
  });

  test("the calculator, which would not count, and buttons that would do nothing are not shown, and the notice is", async ({
    page,
  }) => {
    for (const route of routes) {
      await page.goto(route);
      await expect(page.locator("main form:has(select)")).toBeHidden();
      await expect(page.locator("button:visible:not([type=submit])")).toHaveCount(0);
      const notice = page.getByRole("complementary");
      await expect(notice).toContainText("We are closed for the spring clean.");
    }
  });

  test("the inquiry form says that it needs JavaScript, and where else to write, and keeps its values out of the URL", async ({
    page,
  }) => {
    await page.goto("/events");
    const { email } = site.contact;
    const link = page.locator("#inquiry > p").getByRole("link", { name: email });
    await expect(link).toHaveAttribute("href", `mailto:${email}`);
    await expect(link).toBeVisible();
    await fillIn(page);
    await submit(page);
    await expect(page).toHaveURL("/events");
    expect(await values(page)).toEqual(Object.values(typed));
  });
});
