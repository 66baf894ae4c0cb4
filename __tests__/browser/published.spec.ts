import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { homedir, hostname } from "node:os";
import { join, resolve } from "node:path";
import { routes } from "../../src/domain/routes";
import { expect, test } from "../support/browser/test";
import { dataFile } from "../support/site/data";
import { publicFolder } from "../support/site/testSite";

const { siteBase } = dataFile("site");

// The form editor has tests of its own.
const files = readdirSync(publicFolder, { recursive: true, encoding: "utf8" }).filter(
  (file) => statSync(join(publicFolder, file)).isFile() && !file.startsWith("admin/"),
);

test.describe("the published files", () => {
  test("contain no source maps and no build statistics", () => {
    expect(files.filter((file) => /\.map$|stats|chunk-map/.test(file))).toEqual([]);
  });

  test("do not use Intl, whose first call is a long task on a phone", () => {
    const scripts = files.filter((file) => file.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(5);
    const using = scripts.filter((file) =>
      /\bIntl\.|\.toLocale(Date|Time)?String\(/.test(
        readFileSync(join(publicFolder, file), "utf8"),
      ),
    );
    expect(using).toEqual([]);
  });

  test("contain no form editor, unless the data name a repository for it", () => {
    const isPublished = existsSync(join(publicFolder, "admin"));
    expect(isPublished).toBe(dataFile("site").editing.repository !== null);
  });

  test("do not reveal the machine that built them", () => {
    // A short host name can be a common word, which would match by chance.
    const name = hostname().length > 8 ? [hostname()] : [];
    const places = [resolve("."), homedir(), ...name].filter((place) => place.length > 1);
    const revealing = files.filter((file) => {
      const content = readFileSync(join(publicFolder, file));
      return places.some((place) => content.includes(place));
    });
    expect(revealing).toEqual([]);
  });

  test("allow all crawlers, and list exactly the site's pages in the sitemap", () => {
    const robots = readFileSync(`${publicFolder}/robots.txt`, "utf8");
    expect(robots).toContain("Allow: /\n");
    expect(robots).toContain(`Sitemap: ${siteBase}/sitemap-index.xml`);
    const sitemap = readFileSync(`${publicFolder}/sitemap-0.xml`, "utf8");
    const listed = sitemap.matchAll(/<loc>(.*?)<\/loc>/g);
    expect(Array.from(listed, ([, address]) => address).sort()).toEqual(
      routes.map((path) => siteBase + path).sort(),
    );
    expect(readFileSync(`${publicFolder}/sitemap-index.xml`, "utf8")).toContain(
      `${siteBase}/sitemap-0.xml`,
    );
    // Search engines ignore them, and the plugin gives every page the same.
    expect(sitemap).not.toMatch(/<(priority|changefreq)>/);
  });

  test("keep the page that only the service worker uses out of search engines", async ({
    page,
  }) => {
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/offline-plugin-app-shell-fallback/");
    await expect(page).toHaveTitle("Offline");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });
});
