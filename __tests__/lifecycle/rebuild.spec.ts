import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { filesIn } from "../../src/build/filesIn";
import { routes } from "../../src/domain/routes";
import type { SiteCopy } from "../support/site/siteCopy";
import { buildDeploy, removeDeploys } from "../support/site/testSite";

test.describe("a rebuild", () => {
  let first = "";
  let second = "";
  let third = "";

  test.describe.configure({ mode: "serial" });

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    const plain = { width: 2000, height: 1200, channels: 3, background: "#e33" } as const;
    const bytes = await sharp({ create: plain }).jpeg().toBuffer();
    const addPhoto = (copy: SiteCopy) => {
      writeFileSync(copy.path("data/photos/added.jpg"), bytes);
      copy.change("events", ({ events }) => {
        events[0].images.push({ photo: "photos/added.jpg", alt: "The added photo." });
      });
    };
    first = await buildDeploy(addPhoto);
    second = await buildDeploy(() => {});
    third = await buildDeploy((copy) => {
      addPhoto(copy);
      copy.replace("src/styles/global.scss", "html {", "html {\n  --rebuilt: 1;");
    });
  });

  test.afterAll(removeDeploys);

  test("publishes images of the current photos only, also when a photo comes back", async () => {
    const imagesIn = async (folder: string) =>
      (await filesIn(join(folder, "static"))).filter((image) => image.includes("added.")).sort();
    const images = await imagesIn(first);
    expect(images).not.toEqual([]);
    expect(await imagesIn(second)).toEqual([]);
    expect(await imagesIn(third)).toEqual(images);
  });

  test("updates the inline styles of every page, also if nothing else of the page has changed", () => {
    const pagesOf = (folder: string) =>
      routes.map((route) => readFileSync(join(folder, route, "index.html"), "utf8"));
    for (const page of pagesOf(second)) expect(page).not.toContain("--rebuilt");
    for (const page of pagesOf(third)) {
      expect(page).toContain("--rebuilt");
      expect(page.match(/application\/ld\+json/g)).toHaveLength(1);
    }
  });

  test("that stops at a mistake in the data keeps the cache", async () => {
    let cached = "";
    const build = buildDeploy((copy) => {
      cached = copy.path(".cache/cached");
      writeFileSync(cached, "");
      writeFileSync(copy.path("data/faq.json"), "");
    });
    await expect(build).rejects.toThrow();
    expect(existsSync(cached)).toBe(true);
  });
});
