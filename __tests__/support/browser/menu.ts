import type { Locator, Page } from "@playwright/test";

// These two names are in the code, not in the data.
export const menu = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });

export const menuButton = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });

/** The menu link to an address such as `/faq`, in any case. */
export const menuLink = (page: Page, href: string) =>
  page.locator(`header nav a[href="${href}" i]`).first();

/** Goes to an address of the site as a link does: without a wait for the page. */
export const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => void setTimeout(() => location.assign(to)), address);

/** Follows the menu link to a page, or goes there as a link does if the menu has no such link. */
export async function follow(
  page: Page,
  path: string,
  activate = (link: Locator) => link.click(),
): Promise<void> {
  const link = menuLink(page, path);
  if ((await link.count()) > 0) await activate(link);
  else await goTo(page, path);
}
