import type { Page } from "@playwright/test";
import { expect, test, visit } from "../support/browser/test";
import { dataFile, eventPhotos, filled, galleryPhotos } from "../support/site/data";

const { lightbox } = dataFile("site");

type Photo = { alt: string };

const photoLink = (page: Page, { alt }: Photo) =>
  page.getByRole("link", { name: filled(alt), exact: true });

const dialog = (page: Page) => page.getByRole("dialog", { name: filled(lightbox.label) });

const currentImage = (page: Page) =>
  dialog(page).locator(
    '.pswp__item[aria-hidden="false"] img.pswp__img:not(.pswp__img--placeholder)',
  );

const button = (page: Page, label: string) =>
  dialog(page).getByRole("button", { name: filled(label), exact: true });

/** Also waits until the lightbox has the focus: before that, it ignores keys. */
async function open(page: Page, photo: Photo) {
  await photoLink(page, photo).click();
  await expect(currentImage(page)).toHaveAttribute("alt", filled(photo.alt));
  await expect(dialog(page)).toBeFocused();
}

/** The compressed size of all scripts that the page has loaded, in bytes. */
const scriptBytes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .reduce((sum, entry) => sum + Object(entry).encodedBodySize, 0),
  );

const firstPhoto = galleryPhotos[0] as (typeof galleryPhotos)[number];
const lastPhoto = galleryPhotos.at(-1) as typeof firstPhoto;

test.describe("the lightbox of the gallery", () => {
  test("shows a photo with its caption, and the other photos with keys and buttons", async ({
    page,
    pageErrors,
  }) => {
    const [before, photo, after] = galleryPhotos;
    if (!before || !photo || !after) return test.skip(true, "The gallery has too few photos.");
    await visit(page, "/");
    await open(page, photo);
    await expect(dialog(page)).toHaveAttribute("aria-modal", "true");
    await expect(dialog(page).locator(".pswp__caption")).toHaveText(filled(photo.caption));
    await expect(button(page, lightbox.close)).toBeVisible();
    const isLoaded = () =>
      currentImage(page).evaluate(
        ({ complete, naturalWidth, currentSrc }: HTMLImageElement) =>
          complete && naturalWidth > 0 && currentSrc.endsWith(".webp"),
      );
    await expect.poll(isLoaded).toBe(true);

    await page.keyboard.press("ArrowRight");
    await expect(currentImage(page)).toHaveAttribute("alt", filled(after.alt));
    await expect(dialog(page).locator(".pswp__caption")).toHaveText(filled(after.caption));
    await page.keyboard.press("ArrowLeft");
    await button(page, lightbox.previous).click();
    await expect(currentImage(page)).toHaveAttribute("alt", filled(before.alt));
    await button(page, lightbox.next).click();
    await expect(currentImage(page)).toHaveAttribute("alt", filled(photo.alt));
    await button(page, lightbox.zoom).click();

    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(photoLink(page, photo)).toBeFocused();
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

  test("keeps the keyboard focus inside", async ({ page }) => {
    await visit(page, "/");
    await open(page, firstPhoto);
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let stop = 0; stop < 12; stop++) {
        await page.keyboard.press(key);
        const isInside = await page.evaluate(
          () =>
            document.activeElement === document.body || !!document.activeElement?.closest(".pswp"),
        );
        expect(isInside).toBe(true);
      }
    }
  });

  test("downloads its code and styles only when it is opened", async ({ page }) => {
    await visit(page, "/");
    await page.waitForLoadState("networkidle");
    await photoLink(page, firstPhoto).scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    const before = await scriptBytes(page);
    const html = await (await page.request.get("/")).text();
    expect(html).not.toContain("pswp");
    await open(page, firstPhoto);
    expect(await scriptBytes(page)).toBeGreaterThan(before);
  });
});

test.describe("the lightbox, when its code fails to load,", () => {
  test("falls back to the URL of the large picture", async ({ page }) => {
    await visit(page, "/");
    await page.waitForLoadState("networkidle");
    await page.route("**/*.js", (route) => route.abort());
    const link = photoLink(page, firstPhoto);
    const href = (await link.getAttribute("href")) as string;
    await link.click();
    await expect(page).toHaveURL(href);
  });
});

test.describe("the lightbox of an event", () => {
  const [first, second, third] = eventPhotos as [Photo, Photo, Photo];
  const last = eventPhotos.at(-1) as Photo;

  test.skip(eventPhotos.length < 3, "No event on the first page has three photos.");

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
      for (const name of [lightbox.close, lightbox.zoom, lightbox.previous, lightbox.next]) {
        const box = await button(page, name).boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
      }
      const caption = await dialog(page).locator(".pswp__caption").boundingBox();
      expect((caption?.y ?? 0) + (caption?.height ?? 0)).toBeLessThanOrEqual(740);
    }
  });

  test.describe("on a touch screen", () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 780 } });

    test("shows the next photo on a swipe and zooms with two fingers", async ({ page }) => {
      await visit(page, "/events");
      await photoLink(page, second).tap();
      await expect(dialog(page)).toBeFocused();
      const client = await page.context().newCDPSession(page);
      const touch = (
        type: "touchStart" | "touchMove" | "touchEnd",
        ...points: [number, number][]
      ) =>
        client.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: points.map(([x, y], id) => ({ x, y, id })),
        });

      await touch("touchStart", [330, 380]);
      for (const x of [300, 240, 160, 80]) await touch("touchMove", [x, 380]);
      await touch("touchEnd");
      await expect(currentImage(page)).toHaveAttribute("alt", filled(third.alt));

      const width = async () => (await currentImage(page).boundingBox())?.width ?? 0;
      await expect.poll(async () => (await currentImage(page).boundingBox())?.x).toBeCloseTo(0, 0);
      const fitted = await width();
      await touch("touchStart", [180, 380], [210, 380]);
      for (const by of [20, 60, 100]) await touch("touchMove", [180 - by, 380], [210 + by, 380]);
      await touch("touchEnd");
      expect(await width()).toBeGreaterThan(fitted * 1.5);
    });
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
    await button(page, lightbox.zoom).click();
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
      const image = page.locator("img");
      await expect(image).toBeVisible();
      expect((await page.request.get(page.url())).headers()["content-type"]).toBe("image/webp");
    });
  });
});
