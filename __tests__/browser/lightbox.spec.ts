import type { Locator, Page } from "@playwright/test";
import { holdBack, turnOnDataSaving } from "../support/browser/loads";
import { follow } from "../support/browser/menu";
import { expect, hydrated, nextFrame, test, visit } from "../support/browser/test";

const lightboxCode = /\/lightbox-[^/]*\.js/;

/** A photo is named by its alt text. */
const photoLink = (page: Page, photo: string) =>
  page.getByRole("link", { name: photo, exact: true });

const dialog = (page: Page) => page.getByRole("dialog", { name: "Large photos" });

const currentImage = (page: Page) =>
  dialog(page).locator(
    '.pswp__item[aria-hidden="false"] img.pswp__img:not(.pswp__img--placeholder)',
  );

const button = (page: Page, label: string) =>
  dialog(page).getByRole("button", { name: label, exact: true });

/** Also waits until the lightbox has the focus: before that, it ignores keys. */
async function open(page: Page, photo: string) {
  await photoLink(page, photo).click();
  await expect(currentImage(page)).toHaveAttribute("alt", photo);
  await expect(dialog(page)).toBeFocused();
}

const place = (page: Page) => page.evaluate(() => scrollY);

const expectShown = (page: Page) =>
  expect.poll(() => currentImage(page).evaluate(isLoaded)).toBe(true);

const firstPhoto = "One guest.";
const lastPhoto = "Seven guests.";

test("the lightbox shows a photo with its caption, and the other photos with keys and buttons", async ({
  page,
  pageErrors,
}) => {
  await visit(page, "/");
  await open(page, "Two guests.");
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

test.describe("the lightbox", () => {
  /** Presses a photo, and does something in the moment in which the lightbox begins to open. */
  async function pressAnd(page: Page, photo: string, act: () => Promise<unknown>) {
    const link = photoLink(page, photo);
    await link.scrollIntoViewIfNeeded();
    await link.evaluate((element: HTMLElement) => element.click());
    await page.locator(".pswp").waitFor();
    await act();
  }

  const isInert = (page: Page) =>
    page.locator("#___gatsby").evaluate((element) => element.hasAttribute("inert"));

  test("closes with Back, Escape and its button, also while it opens, and restores the place and the focus", async ({
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
      await open(page, lastPhoto);
      for (const key of ["Home", "End", "PageUp", "Space"]) await page.keyboard.press(key);
      await close();
      await expectClosed();
    }
    await page.goBack();
    await expect(page).toHaveURL("/faq");
  });

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
    for (const ms of [20, 25, 30, 35, 320, 325, 330, 335, 340]) {
      await open(page, firstPhoto);
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
    await open(page, firstPhoto);
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
    await open(page, firstPhoto);
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

  test("opens a wide photo, an upright one and a poster out of their pictures", async ({
    page,
  }) => {
    await visit(page, "/");
    for (const photo of [firstPhoto, "Three guests.", "A teapot on a pinball machine."]) {
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
    await open(page, firstPhoto);
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
  await open(page, firstPhoto);
});

test.describe("the lightbox of an event", () => {
  const photo = (orientation: number) => `A photo with the orientation ${orientation}.`;
  const [first, second, last] = [photo(1), photo(2), photo(8)];

  test("uses the alt text as caption and continues from the last photo to the first", async ({
    page,
  }) => {
    await visit(page, "/events");
    await open(page, last);
    await expect(dialog(page).locator(".pswp__caption")).toHaveText(last);
    await page.keyboard.press("ArrowRight");
    await expect(currentImage(page)).toHaveAttribute("alt", first);
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
});
