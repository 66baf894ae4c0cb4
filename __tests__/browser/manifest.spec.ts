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
  test("is one that Chromium would install", async ({ page }) => {
    await visit(page, "/");
    const session = await page.context().newCDPSession(page);
    const { errors, url } = await session.send("Page.getAppManifest");
    expect(url).toContain("/manifest.webmanifest");
    expect(errors).toEqual([]);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    const reasons = installabilityErrors.map(({ errorId }) => errorId);
    // A test's window is a private one, where nothing is installed.
    expect(reasons.filter((reason) => reason !== "in-incognito")).toEqual([]);
  });

  test("has an icon in each size, for itself and for a mask", async ({ request, baseURL }) => {
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

  test("has shortcuts to places that are there", async ({ page, request, baseURL }) => {
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
      // A shortcut opens a new document. From a section of the same page, the address alone would change.
      await page.goto("about:blank");
      await page.goto(address.href);
      if (address.hash) await expect(page.locator(address.hash)).toBeInViewport();
    }
  });

  test("leads who wants to reserve to the button that opens the chat", async ({ page }) => {
    await visit(page, "/#reservation");
    const button = page.locator("#reservation").getByRole("link");
    await expect(button).toHaveText(filled(reservation.label));
    await expect(button).toBeInViewport();
    const href = await button.getAttribute("href");
    expect(href?.startsWith(filled(links.chat.url))).toBe(true);
  });
});
