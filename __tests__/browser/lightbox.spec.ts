import type { Page } from "@playwright/test";
import {
  button,
  currentImage,
  dialog,
  expectShown,
  isInert,
  lastPhoto,
  openPhoto,
  photoLink,
  pressAnd,
} from "../support/browser/lightbox";
import { expect, test, visit } from "../support/browser/test";

const place = (page: Page) => page.evaluate(() => scrollY);

test("the lightbox shows a photo with its caption, and the other photos with keys and buttons", async ({
  page,
  pageErrors,
}) => {
  await visit(page, "/");
  await openPhoto(page, "Two guests.");
  const caption = dialog(page).locator(".pswp__caption");
  await expect(caption).toHaveText("A pair");
  // Screen readers say the caption of each photo.
  await expect(caption).toHaveAttribute("aria-live", "polite");
  await expectShown(page);
  await page.keyboard.press("ArrowRight");
  await expect(currentImage(page)).toHaveAttribute("alt", "Three guests.");
  await expect(caption).toHaveText("A crowd");
  await page.keyboard.press("ArrowLeft");
  await button(page, "Previous photo").click();
  await expect(currentImage(page)).toHaveAttribute("alt", "One guest.");
  await button(page, "Next photo").click();
  await expect(currentImage(page)).toHaveAttribute("alt", "Two guests.");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});

test("the lightbox closes with Back, Escape and its button, also while it opens, and restores the place and the focus", async ({
  page,
}) => {
  await visit(page, "/faq");
  await visit(page, "/#pricing");
  await photoLink(page, lastPhoto).scrollIntoViewIfNeeded();
  const before = await place(page);
  const expectClosed = async () => {
    await expect(dialog(page)).toHaveCount(0);
    expect(await isInert(page)).toBe(false);
    await expect(page).toHaveURL("/#pricing");
    await expect(photoLink(page, lastPhoto)).toBeFocused();
    expect(await place(page)).toBe(before);
  };
  const closings = [
    () => page.evaluate(() => history.back()),
    () => page.keyboard.press("Escape"),
    () => button(page, "Close").dispatchEvent("click"),
  ];
  for (const close of closings) {
    await pressAnd(page, lastPhoto, close);
    await expectClosed();
    await openPhoto(page, lastPhoto);
    for (const key of ["Home", "End", "PageUp", "Space"]) await page.keyboard.press(key);
    await close();
    await expectClosed();
  }
  await page.goBack();
  await expect(page).toHaveURL("/faq");
});

test.describe("the lightbox of an event", () => {
  const photo = (orientation: number) => `A photo with the orientation ${orientation}.`;
  const [first, second, last] = [photo(1), photo(2), photo(8)];

  test("shows no caption for a photo without one, tells screen readers its description, and continues from the last photo to the first", async ({
    page,
  }) => {
    await visit(page, "/events");
    await openPhoto(page, last);
    const caption = dialog(page).locator(".pswp__caption");
    await expect(caption).toHaveText(last);
    await expect(caption).toHaveCSS("clip-path", "inset(50%)");
    await expect(currentImage(page)).toHaveAttribute("alt", last);
    await page.keyboard.press("ArrowRight");
    await expect(currentImage(page)).toHaveAttribute("alt", first);
    await expect(caption).toHaveText(first);
  });

  test("has large enough buttons, and its caption is in view, on phones and wide screens", async ({
    page,
  }) => {
    await visit(page, "/events");
    await openPhoto(page, second);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      for (const name of ["Close", "Zoom", "Previous photo", "Next photo"]) {
        const box = await button(page, name).boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
      }
      const caption = await dialog(page).locator(".pswp__caption").boundingBox();
      expect((caption?.y ?? 0) + (caption?.height ?? 0)).toBeLessThanOrEqual(740);
    }
  });

  test("opens, zooms and closes without animation with prefers-reduced-motion", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, "/events");
    await page.evaluate(() => {
      Object.assign(window, { moved: [] });
      for (const kind of ["transitionrun", "animationstart"]) {
        addEventListener(kind, ({ target }) => {
          const { className } = target as Element;
          const { transitionDuration } = getComputedStyle(target as Element);
          if (Number.parseFloat(transitionDuration) > 0.001) {
            Object(window).moved.push(`${className} ${transitionDuration}`);
          }
        });
      }
    });
    await openPhoto(page, first);
    await button(page, "Zoom").click();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    expect(await page.evaluate(() => Object(window).moved)).toEqual([]);
  });
});
