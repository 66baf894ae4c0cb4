import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { filesIn } from "../../src/build/filesIn";
import { routes } from "../../src/domain/routes";
import type { SiteCopy } from "../support/site/siteCopy";
import { buildDeploy, removeDeploys } from "../support/site/testSite";

test.describe.configure({ timeout: 600_000 });

test.afterAll(removeDeploys);

test("a build that stops at a mistake in the data keeps the cache", async () => {
  let cached = "";
  const build = buildDeploy((copy) => {
    cached = copy.path(".cache/cached");
    writeFileSync(cached, "");
    writeFileSync(copy.path("data/faq.json"), "");
  });
  await expect(build).rejects.toThrow();
  expect(existsSync(cached)).toBe(true);
});

test("a rebuild publishes images of the current photos only, also when a photo comes back", async () => {
  const plain = { width: 2000, height: 1200, channels: 3, background: "#e33" } as const;
  const bytes = await sharp({ create: plain }).jpeg().toBuffer();
  const addPhoto = (copy: SiteCopy) => {
    writeFileSync(copy.path("data/photos/added.jpg"), bytes);
    copy.change("events", ({ events }) => {
      events[0].images.push({ photo: "photos/added.jpg", alt: "The added photo." });
    });
  };
  const imagesAfter = async (change: (copy: SiteCopy) => void) => {
    const images = await filesIn(join(await buildDeploy(change), "static"));
    return images.filter((image) => image.includes("added")).sort();
  };
  const images = await imagesAfter(addPhoto);
  expect(images).not.toEqual([]);
  expect(await imagesAfter(() => {})).toEqual([]);
  expect(await imagesAfter(addPhoto)).toEqual(images);
});

test("a rebuild updates the inline styles of every page when only styles have changed", async () => {
  const pagesOf = async (change: (copy: SiteCopy) => void) => {
    const folder = await buildDeploy(change);
    return routes.map((route) => readFileSync(join(folder, route, "index.html"), "utf8"));
  };
  for (const page of await pagesOf(() => {})) expect(page).not.toContain("--rebuilt");
  const restyle = (copy: SiteCopy) =>
    copy.replace("src/styles/global.scss", "html {", "html {\n  --rebuilt: 1;");
  for (const page of await pagesOf(restyle)) {
    expect(page).toContain("--rebuilt");
    expect(page.match(/application\/ld\+json/g)).toHaveLength(1);
  }
});
