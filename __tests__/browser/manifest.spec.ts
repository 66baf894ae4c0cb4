import sharp from "sharp";
import { expect, test, visit } from "../support/browser/test";
import { dataFile, filled } from "../support/site/data";

const { reservation, links } = dataFile("site");
const { shortcuts } = dataFile("navigation");

type Manifest = {
  icons: { src: string; sizes: string; purpose: string }[];
  shortcuts: { name: string; url: string }[];
  start_url: string;
  scope: string;
  display: string;
};

test.describe("the web app manifest", () => {
  test("makes the site installable in Chromium", async ({ page }) => {
    await visit(page, "/");
    const session = await page.context().newCDPSession(page);
    const { errors, url } = await session.send("Page.getAppManifest");
    expect(url).toContain("/manifest.webmanifest");
    expect(errors).toEqual([]);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    const reasons = installabilityErrors.map(({ errorId }) => errorId);
    // Playwright opens incognito windows, where no site can be installed.
    expect(reasons.filter((reason) => reason !== "in-incognito")).toEqual([]);
  });

  test("has four icons, plain or maskable, with the declared sizes", async ({
    request,
    baseURL,
  }) => {
    const answer = await request.get("/manifest.webmanifest");
    const { icons }: Manifest = await answer.json();
    expect(icons).toHaveLength(4);
    for (const { src, sizes, purpose } of icons) {
      const icon = await request.get(new URL(src, `${baseURL}/manifest.webmanifest`).href);
      const { width, height } = await sharp(await icon.body()).metadata();
      expect(`${width}x${height}`).toBe(sizes);
      expect(["any", "maskable"]).toContain(purpose);
    }
  });

  test("has shortcuts to existing pages and sections", async ({ page, request, baseURL }) => {
    const answer = await request.get("/manifest.webmanifest");
    const manifest: Manifest = await answer.json();
    expect(manifest.shortcuts.map(({ name }) => name)).toEqual(
      shortcuts.map(({ label }: { label: string }) => filled(label)),
    );
    const scope = new URL(manifest.scope, answer.url()).href;
    expect(scope).toBe(`${baseURL}/`);
    for (const { url } of manifest.shortcuts) {
      const address = new URL(url, answer.url());
      expect(address.href.startsWith(scope)).toBe(true);
      expect((await request.get(address.href)).status()).toBe(200);
      // Leaves the site first: a shortcut opens a new document, but a new hash on the same page does not.
      await page.goto("about:blank");
      await page.goto(address.href);
      if (address.hash) await expect(page.locator(address.hash)).toBeInViewport();
    }
  });

  test("can link to /#reservation, where the button that opens the chat is in view", async ({
    page,
  }) => {
    await visit(page, "/#reservation");
    const button = page.locator("#reserve");
    await expect(button).toHaveText(filled(reservation.label));
    await expect(button).toBeInViewport();
    const href = await button.getAttribute("href");
    expect(href?.startsWith(filled(links.chat.url))).toBe(true);
  });
});
