import type { Locator, Page } from "@playwright/test";

// The names of the menu and of its button stand in the code, those of its items in the data.
export const menu = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });

export const menuButton = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });

/** The menu's link to a place such as `/faq`, in any casing. */
export const menuLink = (page: Page, href: string) =>
  page.locator(`header nav a[href="${href}" i]`).first();

/** Goes to a page by the menu, or as any other link leads there if the menu has no link to it. */
export async function follow(
  page: Page,
  path: string,
  take = (link: Locator) => link.click(),
): Promise<void> {
  const link = menuLink(page, path);
  if ((await link.count()) > 0) await take(link);
  else await page.evaluate((to) => Object(window).___navigate(to), path);
}
