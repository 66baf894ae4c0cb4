import type { Locator, Page } from "@playwright/test";
import {
  button,
  currentImage,
  dialog,
  expectShown,
  firstPhoto,
  isInert,
  isLoaded,
  lastPhoto,
  openPhoto,
  photoLink,
  pressAnd,
} from "../support/browser/lightbox";
import { holdBack, turnOnDataSaving } from "../support/browser/loads";
import { follow } from "../support/browser/menu";
import { expect, hydrated, nextFrame, test, visit } from "../support/browser/test";

const lightboxCode = /\/lightbox-[^/]*\.js/;

const place = (page: Page) => page.evaluate(() => scrollY);

test.describe("the lightbox", () => {
  test("leaves a click with Ctrl or Shift to the browser, which opens the photo in a tab or a window", async ({
    page,
    context,
  }) => {
    await visit(page, "/");
    for (const key of ["Control", "Shift"] as const) {
      const opened = context.waitForEvent("page");
      await photoLink(page, firstPhoto).click({ modifiers: [key] });
      await (await opened).close();
    }
    await expect(dialog(page)).toHaveCount(0);
  });

  test("closes although Zoom is pressed while it opens or closes", async ({ page }) => {
    await visit(page, "/");
    const closeAndZoom = (ms: number) =>
      dialog(page).evaluate((element, pause) => {
        const zoom = element.querySelector<HTMLElement>(".pswp__button--zoom");
        dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
        setTimeout(() => zoom?.click(), pause);
      }, ms);
    // PhotoSwipe's last animation begins after 30 ms, and ends after 330 ms.
    for (const ms of [25, 335]) {
      await openPhoto(page, firstPhoto);
      await closeAndZoom(ms);
      await expect(dialog(page), `after ${ms} ms`).toHaveCount(0);
    }
    await pressAnd(page, firstPhoto, () => closeAndZoom(200));
    await expect(dialog(page)).toHaveCount(0);
    expect(await isInert(page)).toBe(false);
  });

  test("shows the whole photo if the window turns while it still opens", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 740 });
    await visit(page, "/");
    await pressAnd(page, firstPhoto, () => page.setViewportSize({ width: 740, height: 390 }));
    await expect(dialog(page)).toBeFocused();
    await expect(currentImage(page)).toBeInViewport({ ratio: 1 });
  });

  test("opens only the photo that was pressed last, and does not open over another page", async ({
    page,
  }) => {
    await visit(page, "/");
    await page.waitForLoadState("networkidle");
    const release = await holdBack(page, lightboxCode);
    await photoLink(page, firstPhoto).click();
    await photoLink(page, lastPhoto).click();
    release();
    await expect(currentImage(page)).toHaveAttribute("alt", lastPhoto);
    await page.reload();
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    const releaseAgain = await holdBack(page, lightboxCode);
    await photoLink(page, firstPhoto).click();
    await follow(page, "/faq");
    await expect(page).toHaveURL("/faq");
    releaseAgain();
    await page.waitForLoadState("networkidle");
    await expect(dialog(page)).toHaveCount(0);
  });

  test("leaves no entry in the history that does nothing, and keeps the place", async ({
    page,
  }) => {
    const isLeft = () =>
      expect.poll(() => page.evaluate(() => history.state?.largePhoto)).toBeUndefined();
    await visit(page, "/about");
    await follow(page, "/");
    await openPhoto(page, firstPhoto);
    const before = await place(page);
    await page.reload();
    await hydrated(page);
    await isLeft();
    await expect(photoLink(page, firstPhoto)).toBeVisible();
    expect(await place(page)).toBeCloseTo(before, -1);
    await page.evaluate(() => scrollBy({ top: -500, behavior: "instant" }));
    const after = await place(page);
    await page.goForward();
    await isLeft();
    await nextFrame(page);
    expect(await place(page)).toBe(after);
    await openPhoto(page, firstPhoto);
    await page.evaluate(() => {
      history.back();
      setTimeout(() => history.back());
    });
    await expect(page).toHaveURL("/about");
    await page.goForward();
    await expect(photoLink(page, firstPhoto)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    expect(await isInert(page)).toBe(false);
  });

  test("keeps a photo where it was pressed during a smooth scroll", async ({ page }) => {
    await visit(page, "/");
    const pressed = await photoLink(page, firstPhoto).evaluate(async (link: HTMLElement) => {
      scrollTo({ top: 5000, behavior: "smooth" });
      while (scrollY < 300) await new Promise(requestAnimationFrame);
      link.click();
      return scrollY;
    });
    await expect(dialog(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    expect(await place(page)).toBe(pressed);
  });

  test("tries a failed photo again when the visitor comes back, or the line returns", async ({
    page,
    context,
  }) => {
    const error = dialog(page).getByText("This photo could not be loaded").first();
    await visit(page, "/");
    await page.waitForLoadState("networkidle");
    await photoLink(page, firstPhoto).scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    await page.route("**/*.webp", (route) => route.abort());
    await photoLink(page, firstPhoto).click();
    await expect(error).toBeVisible();
    await context.setOffline(true);
    await page.unroute("**/*.webp");
    await context.setOffline(false);
    await expectShown(page);
    await page.route("**/*.webp", (route) => route.abort());
    for (const _ of [1, 2, 3]) await button(page, "Next photo").click();
    await expect(error).toBeInViewport();
    await page.unroute("**/*.webp");
    await button(page, "Previous photo").click();
    await expectShown(page);
    await button(page, "Next photo").click();
    await expectShown(page);
    await expect(error).not.toBeInViewport();
  });

  test("opens a photo out of its picture", async ({ page }) => {
    const photo = "Three guests.";
    await visit(page, "/");
    const picture = photoLink(page, photo).locator("img").first();
    await photoLink(page, photo).scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate(isLoaded)).toBe(true);
    const small = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    await photoLink(page, photo).click();
    const placeholder = dialog(page)
      .locator('.pswp__item[aria-hidden="false"] .pswp__img--placeholder')
      .first();
    await expect(placeholder).toHaveAttribute("src", small);
  });
});

test.describe("the code of the lightbox", () => {
  test.use({ hasTouch: true });

  async function record(page: Page) {
    const loaded: string[] = [];
    page.on("request", (request) => lightboxCode.test(request.url()) && loaded.push(request.url()));
    await visit(page, "/");
    await photoLink(page, firstPhoto).scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    return loaded;
  }

  test("does not load for a swipe that begins on a photo, but for a tap", async ({ page }) => {
    const loaded = await record(page);
    const { x, y } = (await photoLink(page, firstPhoto).boundingBox()) as { x: number; y: number };
    const before = await place(page);
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: number[]) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: points.map((top) => ({ x: x + 50, y: top })),
      });
    await touch("touchStart", [y + 200]);
    for (const distance of [50, 100, 150]) await touch("touchMove", [y + 200 - distance]);
    await touch("touchEnd", []);
    expect(await place(page)).toBeGreaterThan(before);
    expect(loaded).toEqual([]);
    await photoLink(page, firstPhoto).tap();
    await expect(dialog(page)).toBeFocused();
  });

  const approaches = [
    ["hovering", (link: Locator) => link.hover()],
    ["focus", (link: Locator) => link.focus()],
  ] as const;
  for (const [name, approach] of approaches) {
    test(`loads ahead on ${name}`, async ({ page }) => {
      const loaded = await record(page);
      await approach(photoLink(page, firstPhoto));
      await expect.poll(() => loaded.length).toBe(1);
    });
  }

  test("loads only for a click if the visitor saves data", async ({ page }) => {
    await turnOnDataSaving(page);
    const loaded = await record(page);
    for (const [, approach] of approaches) await approach(photoLink(page, firstPhoto));
    await nextFrame(page);
    expect(loaded).toEqual([]);
    await openPhoto(page, firstPhoto);
  });
});

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
  await openPhoto(page, firstPhoto);
});
