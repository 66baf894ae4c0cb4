import type { Locator, Page } from "@playwright/test";

// These two names are in the code, not in the data.
export const menu = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });

export const menuButton = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });

/** The menu link to an address such as `/faq`, in any case. */
export const menuLink = (page: Page, href: string) =>
  page.locator(`header nav a[href="${href}" i]`).first();

/** Follows the menu link to a page, or navigates as Gatsby's links do if the menu has no such link. */
export async function follow(
  page: Page,
  path: string,
  activate = (link: Locator) => link.click(),
): Promise<void> {
  const link = menuLink(page, path);
  if ((await link.count()) > 0) await activate(link);
  else await page.evaluate((to) => Object(window).___navigate(to), path);
}
