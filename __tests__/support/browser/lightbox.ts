import { expect, type Page } from "@playwright/test";
import { hydrated } from "./test";

/** A photo is named by its alt text. */
export const photoLink = (page: Page, photo: string) =>
  page.getByRole("link", { name: photo, exact: true });

export const dialog = (page: Page) => page.getByRole("dialog", { name: "Large photos" });

export const currentImage = (page: Page) =>
  dialog(page).locator(
    '.pswp__item[aria-hidden="false"] img.pswp__img:not(.pswp__img--placeholder)',
  );

export const button = (page: Page, label: string) =>
  dialog(page).getByRole("button", { name: label, exact: true });

/** Also waits until the lightbox has the focus: before that, it ignores keys. */
export async function openPhoto(page: Page, photo: string) {
  const link = photoLink(page, photo);
  // Before React runs, the link opens the photo's file.
  await link.waitFor();
  await hydrated(page);
  await link.click();
  await expect(currentImage(page)).toHaveAttribute("alt", photo);
  await expect(dialog(page)).toBeFocused();
}

export const expectShown = (page: Page) =>
  expect.poll(() => currentImage(page).evaluate(isLoaded)).toBe(true);

export const firstPhoto = "One guest.";
export const lastPhoto = "Seven guests.";

export const isLoaded = (image: HTMLElement) => (image as HTMLImageElement).naturalWidth > 0;

/** Presses a photo, and does something in the moment in which the lightbox begins to open. */
export async function pressAnd(page: Page, photo: string, act: () => Promise<unknown>) {
  const link = photoLink(page, photo);
  await link.scrollIntoViewIfNeeded();
  await link.evaluate((element: HTMLElement) => element.click());
  await page.locator(".pswp").waitFor();
  await act();
}

export const isInert = (page: Page) =>
  page.locator("#___gatsby").evaluate((element) => element.hasAttribute("inert"));
