import type { Page } from "@playwright/test";
import { holdBack } from "../support/browser/loads";
import { follow } from "../support/browser/menu";
import { expect, hydrated, test, visit } from "../support/browser/test";
import { dataFile, eventPhotos, filled, galleryPhotos } from "../support/site/data";

type Photo = { alt: string };

const photoLink = (page: Page, { alt }: Photo) =>
  page.getByRole("link", { name: filled(alt), exact: true });

const dialog = (page: Page) => page.getByRole("dialog", { name: "Large photos" });

const currentImage = (page: Page) =>
  dialog(page).locator(
    '.pswp__item[aria-hidden="false"] img.pswp__img:not(.pswp__img--placeholder)',
  );

const button = (page: Page, label: string) =>
  dialog(page).getByRole("button", { name: label, exact: true });

/** Also waits until the lightbox has the focus: before that, it ignores keys. */
async function open(page: Page, photo: Photo) {
  await photoLink(page, photo).click();
  await expect(currentImage(page)).toHaveAttribute("alt", filled(photo.alt));
  await expect(dialog(page)).toBeFocused();
}

type GalleryPhoto = (typeof galleryPhotos)[number];

const firstPhoto = galleryPhotos[0] as GalleryPhoto;
const lastPhoto = galleryPhotos.at(-1) as GalleryPhoto;

test.describe("the lightbox of the gallery", () => {
  test("shows a photo with its caption, and the other photos with keys and buttons", async ({
    page,
    pageErrors,
  }) => {
    const [before, photo, after] = galleryPhotos as [GalleryPhoto, GalleryPhoto, GalleryPhoto];
    await visit(page, "/");
    await open(page, photo);
    const caption = dialog(page).locator(".pswp__caption");
    await expect(caption).toHaveText(filled(photo.caption));
    // Screen readers say the caption of each photo.
    await expect(caption).toHaveAttribute("aria-live", "polite");
    await expect
      .poll(() => currentImage(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.keyboard.press("ArrowRight");
    await expect(currentImage(page)).toHaveAttribute("alt", filled(after.alt));
    await expect(caption).toHaveText(filled(after.caption));
    await page.keyboard.press("ArrowLeft");
    await button(page, "Previous photo").click();
    await expect(currentImage(page)).toHaveAttribute("alt", filled(before.alt));
    await button(page, "Next photo").click();
    await expect(currentImage(page)).toHaveAttribute("alt", filled(photo.alt));
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    expect(pageErrors).toEqual([]);
  });

  test("closes with the Back button or Escape and restores the scroll position and focus", async ({
    page,
  }) => {
    await visit(page, "/faq");
    await visit(page, "/#pricing");
    await photoLink(page, lastPhoto).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    for (const leave of [() => page.goBack(), () => page.keyboard.press("Escape")]) {
      await open(page, lastPhoto);
      await leave();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL("/#pricing");
      await expect(photoLink(page, lastPhoto)).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBeCloseTo(before, -1);
    }
    await page.goBack();
    await expect(page).toHaveURL("/faq");
  });
});

test.describe("the lightbox", () => {
  /** Presses a photo, and does something in the moment in which the lightbox begins to open. */
  async function pressAnd(page: Page, act: () => Promise<unknown>) {
    const link = photoLink(page, firstPhoto);
    await link.scrollIntoViewIfNeeded();
    await link.evaluate((element: HTMLElement) => element.click());
    await page.locator(".pswp").waitFor();
    await act();
  }

  const isInert = (page: Page) =>
    page.locator("#___gatsby").evaluate((element) => element.hasAttribute("inert"));

  test("is closed by Back, Escape and its button while it still opens", async ({ page }) => {
    await visit(page, "/about");
    await follow(page, "/");
    const closings = [
      () => page.evaluate(() => history.back()),
      () => page.keyboard.press("Escape"),
      () => button(page, "Close").dispatchEvent("click"),
    ];
    for (const close of closings) {
      await pressAnd(page, close);
      await expect(dialog(page)).toHaveCount(0);
      expect(await isInert(page)).toBe(false);
      await expect(photoLink(page, firstPhoto)).toBeFocused();
      await expect(page).toHaveURL("/");
    }
    await page.goBack();
    await expect(page).toHaveURL("/about");
  });

  test("shows the whole photo if the window turns while it still opens", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 740 });
    await visit(page, "/");
    await pressAnd(page, () => page.setViewportSize({ width: 740, height: 390 }));
    await expect(dialog(page)).toBeFocused();
    await expect(currentImage(page)).toBeInViewport({ ratio: 1 });
  });

  test("does not open over another page, and goes with its page", async ({ page }) => {
    await visit(page, "/");
    await page.waitForLoadState("networkidle");
    const release = await holdBack(page, /\/lightbox-[^/]*\.js/);
    await photoLink(page, firstPhoto).click();
    await follow(page, "/faq");
    await expect(page).toHaveURL("/faq");
    release();
    await page.waitForLoadState("networkidle");
    await expect(dialog(page)).toHaveCount(0);
    await page.goBack();
    await open(page, firstPhoto);
    await page.evaluate(() => Object(window).___navigate("/faq"));
    await expect(page).toHaveURL("/faq");
    await expect(dialog(page)).toHaveCount(0);
    expect(await isInert(page)).toBe(false);
  });

  test("leaves no entry in the history that does nothing", async ({ page }) => {
    await visit(page, "/about");
    await follow(page, "/");
    await open(page, firstPhoto);
    await page.reload();
    await hydrated(page);
    await expect(photoLink(page, firstPhoto)).toBeVisible();
    await page.goForward();
    await expect.poll(() => page.evaluate(() => history.state.lightbox)).toBeUndefined();
    await page.goBack();
    await expect(page).toHaveURL("/about");
  });

  test("opens each photo out of its own picture", async ({ page }) => {
    await visit(page, "/");
    for (const photo of [...galleryPhotos, ...dataFile("promotions").promotions]) {
      const picture = photoLink(page, photo).locator("img").first();
      await photoLink(page, photo).scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate(isLoaded)).toBe(true);
      await photoLink(page, photo).click();
      const placeholder = dialog(page)
        .locator('.pswp__item[aria-hidden="false"] .pswp__img--placeholder')
        .first();
      const small = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      await expect(placeholder).toHaveAttribute("src", small);
      await expect(dialog(page)).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toHaveCount(0);
    }
  });
});

const isLoaded = (image: HTMLElement) => (image as HTMLImageElement).naturalWidth > 0;

test("a photo opens by itself if the code of the lightbox fails to load", async ({ page }) => {
  await visit(page, "/");
  await page.waitForLoadState("networkidle");
  await page.route("**/*.js", (route) => route.abort());
  const link = photoLink(page, firstPhoto);
  const href = (await link.getAttribute("href")) as string;
  await link.click();
  await expect(page).toHaveURL(href);
});

test("a photo that cannot be loaded offline leaves the visitor on the page", async ({
  page,
  context,
}) => {
  await visit(page, "/");
  await page.waitForLoadState("networkidle");
  await photoLink(page, firstPhoto).scrollIntoViewIfNeeded();
  await context.setOffline(true);
  const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith(".js"));
  await photoLink(page, firstPhoto).click();
  await failed;
  await expect(page.getByRole("main")).toBeVisible();
  await context.setOffline(false);
  await open(page, firstPhoto);
});

test.describe("the lightbox of an event", () => {
  const [first, second, third] = eventPhotos as [Photo, Photo, Photo];
  const last = eventPhotos.at(-1) as Photo;

  test("uses the alt text as caption and continues from the last photo to the first", async ({
    page,
  }) => {
    await visit(page, "/events");
    await open(page, last);
    await expect(dialog(page).locator(".pswp__caption")).toHaveText(filled(last.alt));
    await page.keyboard.press("ArrowRight");
    await expect(currentImage(page)).toHaveAttribute("alt", filled(first.alt));
  });

  test("has large enough buttons, and its caption is in view, on phones and wide screens", async ({
    page,
  }) => {
    await visit(page, "/events");
    await open(page, second);
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
    await open(page, first);
    await button(page, "Zoom").click();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    expect(await page.evaluate(() => Object(window).moved)).toEqual([]);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("is replaced by a link to the large picture", async ({ page }) => {
      await page.goto("/events");
      await photoLink(page, third).click();
      await expect(page).toHaveURL(/\/static\/.*\.webp$/);
      await expect(page.locator("img")).toBeVisible();
    });
  });
});
