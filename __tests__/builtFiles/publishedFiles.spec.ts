import { existsSync, readFileSync } from "node:fs";
import { homedir, hostname } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { routes } from "../../src/domain/routes";
import { listFiles } from "../../src/node/listFiles";
import { dataFiles, fixtureData, PHONE_NOTE } from "../support/fixture";
import { publicFolder } from "../support/site/testSite";

const { siteBase } = dataFiles.site;

// The form editor has tests of its own.
const files = listFiles(publicFolder).filter((file) => !file.startsWith("admin/"));

test.describe("the published files", () => {
  test("contain the form editor, and no source maps, build statistics or unused libraries", () => {
    const unused = /\.map$|stats|chunk-map|partytown|workbox-.*\.dev\./;
    expect(files.filter((file) => unused.test(file))).toEqual([]);
    expect(existsSync(join(publicFolder, "admin"))).toBe(true);
  });

  // On a disk that ignores case, the page takes the place of its redirect page.
  test("have names that differ in more than case, except a page and its redirect page", () => {
    const names = files.map((file) => file.toLowerCase()).sort();
    const twice = names.filter((name, index) => name === names[index + 1]);
    expect(twice).toEqual(["events.html", "faq.html"]);
  });

  test("do not use Intl, whose first call is a long task on a phone", () => {
    const scripts = files.filter((file) => file.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(5);
    const isUsing = (file: string) =>
      /\bIntl\.|\.toLocale(Date|Time)?String\(/.test(
        readFileSync(join(publicFolder, file), "utf8"),
      );
    expect(scripts.filter(isUsing)).toEqual([]);
  });

  test("have media queries that Safari before 16.4 understands", () => {
    const texts = files.filter((file) => /\.(css|html|js)$/.test(file));
    const queries = texts.flatMap(
      (file) =>
        readFileSync(join(publicFolder, file), "utf8").match(
          /\((?:width|height) ?(?:[<>=]|&[lg]t;).{20}|\(min-width:/g,
        ) ?? [],
    );
    expect(queries.length).toBeGreaterThan(50);
    expect(queries.filter((query) => query !== "(min-width:")).toEqual([]);
  });

  test("have AVIF pictures with the colours at half the size, one of the settings for a fast build", async () => {
    const pictures = files.filter((file) => file.endsWith(".avif"));
    expect(pictures.length).toBeGreaterThan(20);
    // https://aomediacodec.github.io/av1-isobmff/#av1codecconfigurationbox-syntax
    const halvesColours = (bytes: Buffer) =>
      ((bytes[bytes.indexOf("av1C") + 6] ?? 0) & 0b1100) === 0b1100;
    const others = pictures.filter(
      (file) => !halvesColours(readFileSync(join(publicFolder, file))),
    );
    expect(others).toEqual([]);
  });

  test("reveal neither the machine that built them nor what phones write into photos", () => {
    // A short host name can be a common word, which would match by chance.
    const name = hostname().length > 8 ? [hostname()] : [];
    const places = [resolve("."), homedir(), ...name].filter((place) => place.length > 1);
    const isRevealing = (file: string) => {
      const content = readFileSync(file);
      return [PHONE_NOTE, ...places].some((secret) => content.includes(secret));
    };
    expect(isRevealing(join(fixtureData, dataFiles.pages.home.sharePhoto))).toBe(true);
    expect(files.filter((file) => isRevealing(join(publicFolder, file)))).toEqual([]);
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
  });

  test("keep the page that only the service worker uses out of search engines", () => {
    const page = readFileSync(
      join(publicFolder, "offline-plugin-app-shell-fallback/index.html"),
      "utf8",
    );
    expect(page).toMatch(/<meta [^>]*name="robots" content="noindex"/);
  });
});
