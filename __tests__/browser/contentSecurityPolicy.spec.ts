import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { inlineHashes } from "../../src/build/hosting/contentSecurityPolicy";
import { fillIn, submit } from "../support/browser/inquiry";
import { drawMap } from "../support/browser/map";
import { menu, menuButton } from "../support/browser/menu";
import { expect, routes, test, visitAndStore } from "../support/browser/offline";
import { hydrated } from "../support/browser/test";
import { headersOf } from "../support/hosts/hostFiles";
import { dataFile, filled, homePhotos, menuItems } from "../support/site/data";
import { publicFolder } from "../support/site/testSite";

const { inquiry, map, lightbox } = dataFile("site");

const policy: Record<string, string[]> = Object.fromEntries(
  (headersOf(publicFolder)("/")["content-security-policy"] ?? "").split("; ").map((directive) => {
    const [name = "", ...sources] = directive.split(" ");
    return [name, sources];
  }),
);

/** Everything that the policy has kept any page of the tab from doing, also before it was loaded. */
async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("reportViolation", (text: string) => violations.push(text));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sample, documentURI } = event;
      // biome-ignore lint/suspicious/noExplicitAny: the test has put it there.
      (window as any).reportViolation(
        [effectiveDirective, blockedURI, sample, documentURI].join(" "),
      );
    });
  });
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  return violations;
}

test.describe("the Content-Security-Policy", () => {
  test("names as many scripts for many pages as for one, so that hosts read all of it", () => {
    const [first, ...others] = Object.keys(routes).map(
      (route) =>
        inlineHashes([readFileSync(join(publicFolder, route, "index.html"), "utf8")]).scripts,
    );
    for (const scripts of others) expect(scripts).toEqual(first);
  });

  test("lets scripts run only from this site's files and of the built pages' own", () => {
    const [self, ...hashes] = policy["script-src"] ?? [];
    expect(self).toBe("'self'");
    expect(hashes.length).toBeGreaterThan(0);
    for (const hash of hashes) expect(hash).toMatch(/^'sha256-/);
    expect(policy["default-src"]).toEqual(["'self'"]);
    expect(policy["object-src"]).toEqual(["'none'"]);
  });

  test("allows the form's service and the map's frame, and no other site", () => {
    const isOwnMap = map.embedUrl.startsWith("/");
    expect(policy["connect-src"]).toEqual(["'self'", new URL(inquiry.endpoint).origin]);
    expect(policy["frame-src"]).toEqual([isOwnMap ? "'self'" : new URL(map.embedUrl).origin]);
    expect(policy["frame-ancestors"]).toEqual([isOwnMap ? "'self'" : "'none'"]);
    const otherSites = Object.values(policy)
      .flat()
      .filter((source) => source.includes("//"));
    expect(otherSites).toEqual([
      policy["connect-src"]?.[1],
      ...(isOwnMap ? [] : (policy["frame-src"] ?? [])),
    ]);
  });

  test("has nothing against any page", async ({ page, host }) => {
    const violations = await watchViolations(page);
    for (const path of [...Object.keys(routes), "/nope", "/Events", "/FAQ.html"]) {
      await page.goto(host.url + path);
      await page.waitForLoadState("networkidle");
    }
    expect(violations).toEqual([]);
  });

  test("has nothing against the questions, the cards, the map and the menu", async ({
    page,
    host,
  }) => {
    const violations = await watchViolations(page);
    await drawMap(page);
    await page.goto(`${host.url}/faq`);
    await hydrated(page);
    await page.locator("summary").first().click();
    await expect(page.locator("details[open]")).toHaveCount(1);

    await page.goto(host.url);
    await hydrated(page);
    await page.getByRole("article").first().hover();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const frame = page.frameLocator("footer iframe");
    await expect(frame.locator("svg, canvas, img").first()).toBeVisible();

    await page.setViewportSize({ width: 360, height: 740 });
    for (const index of menuItems.keys()) {
      await menuButton(page).click();
      await menu(page).getByRole("link").nth(index).click();
      await page.waitForLoadState("networkidle");
    }
    await page.goBack();
    await page.waitForLoadState("networkidle");
    expect(violations).toEqual([]);
  });

  test("has nothing against the form", async ({ page, host }) => {
    const violations = await watchViolations(page);
    const alerts: string[] = [];
    page.on("dialog", (dialog) => {
      alerts.push(dialog.message());
      return dialog.accept();
    });
    await page.route(inquiry.endpoint, (route) =>
      route.fulfill({
        status: 200,
        headers: { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" },
      }),
    );
    await page.goto(`${host.url}/events`);
    await hydrated(page);
    await fillIn(page);
    await submit(page);
    await expect.poll(() => alerts).toHaveLength(1);
    expect(alerts[0]).toContain("successfully");
    expect(violations).toEqual([]);
  });

  test("has nothing against a photo that is opened large", async ({ page, host }) => {
    const violations = await watchViolations(page);
    await page.goto(host.url);
    await hydrated(page);
    await page.locator("figure a").first().click();
    const dialog = page.getByRole("dialog", { name: filled(lightbox.label) });
    await expect(dialog).toBeFocused();
    const press = (label: string) =>
      dialog.getByRole("button", { name: filled(label), exact: true }).click();
    if (homePhotos.length > 1) await press(lightbox.next);
    await press(lightbox.zoom);
    // Styled: the policy has let the style sheet in.
    await expect(dialog).toHaveCSS("position", "fixed");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    expect(violations).toEqual([]);
  });

  test("has nothing against the service worker, nor against pages that it brings", async ({
    page,
    host,
  }) => {
    const violations = await watchViolations(page);
    await visitAndStore(page, host.url);
    for (const path of Object.keys(routes)) {
      await page.goto(host.url + path);
      await hydrated(page);
    }
    await page.context().setOffline(true);
    for (const path of [...Object.keys(routes), "/nope"]) {
      await page.goto(host.url + path);
      await page.waitForLoadState("networkidle");
    }
    expect(violations).toEqual([]);
  });

  test("stops a script that someone has put into a page", async ({ page, host }) => {
    const violations = await watchViolations(page);
    await page.goto(host.url);
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.body.dataset.injected = 'yes'";
      document.body.append(script);
    });
    await expect.poll(() => violations.length).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.body.dataset.injected)).toBeUndefined();
  });
});
