import { readdirSync, readFileSync, statSync } from "node:fs";
import { homedir, hostname } from "node:os";
import { join, resolve } from "node:path";
import { paginatedPages } from "../../src/build/pagination/paginatedPages";
import { routes } from "../../src/domain/routes";
import { expect, test } from "../support/browser/test";
import { dataFile } from "../support/site/data";
import { publicFolder } from "../support/site/testSite";

const { siteBase } = dataFile("site");

const files = readdirSync(publicFolder, { recursive: true, encoding: "utf8" }).filter((file) =>
  statSync(join(publicFolder, file)).isFile(),
);

test.describe("what is published", () => {
  test("holds no source map and no statistics of the build", () => {
    expect(files.filter((file) => /\.map$|stats|chunk-map/.test(file))).toEqual([]);
  });

  test("has no code that needs Intl, whose first use is a long task on a phone", () => {
    const scripts = files.filter((file) => file.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(5);
    const using = scripts.filter((file) =>
      /\bIntl\.|\.toLocale(Date|Time)?String\(/.test(
        readFileSync(join(publicFolder, file), "utf8"),
      ),
    );
    expect(using).toEqual([]);
  });

  test("tells nothing of the machine that built it", () => {
    // Of one that is called like a common word, the name says nothing.
    const name = hostname().length > 8 ? [hostname()] : [];
    const places = [resolve("."), homedir(), ...name].filter((place) => place.length > 1);
    const telling = files.filter((file) => {
      const content = readFileSync(join(publicFolder, file));
      return places.some((place) => content.includes(place));
    });
    expect(telling).toEqual([]);
  });

  test("invites search engines and lists exactly the pages", () => {
    const robots = readFileSync(`${publicFolder}/robots.txt`, "utf8");
    expect(robots).toContain("Allow: /\n");
    expect(robots).toContain(`Sitemap: ${siteBase}/sitemap-index.xml`);
    const listed = readFileSync(`${publicFolder}/sitemap-0.xml`, "utf8").matchAll(
      /<loc>(.*?)<\/loc>/g,
    );
    const further = paginatedPages({
      events: dataFile("events"),
      community: dataFile("community"),
    });
    const pages = [...routes, ...further.map(({ path }) => path)];
    expect(Array.from(listed, ([, address]) => address).sort()).toEqual(
      pages.map((path) => siteBase + path).sort(),
    );
    expect(readFileSync(`${publicFolder}/sitemap-index.xml`, "utf8")).toContain(
      `${siteBase}/sitemap-0.xml`,
    );
  });
});
