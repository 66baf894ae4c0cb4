import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { filesIn } from "../../src/build/filesIn";
import { formatRinggit } from "../../src/domain/format/ringgit";
import { routes } from "../../src/domain/routes";
import { slowDownConnection } from "../support/browser/loads";
import { follow } from "../support/browser/menu";
import {
  cachedPage,
  cutNetwork,
  expect,
  expectAllPagesOffline,
  expectPage,
  headings,
  isUpdating,
  test,
  updateTimeout,
  visitAndCache,
} from "../support/browser/offline";
import type { StaticServer } from "../support/hosts/staticServer";
import { dataFile } from "../support/site/data";
import type { SiteCopy } from "../support/site/siteCopy";
import { buildDeploy, removeDeploys } from "../support/site/testSite";

test.describe("after a redeploy", () => {
  const newHeading = "Meet you in the new lobby.";
  // Emoji and other writing systems must build like any text.
  const newAbout = "A new lobby 🎮 مرحبا 欢迎 👨‍👩‍👧";
  const [{ rig, nonMember }] = dataFile("pricing").rates;
  const newRate = nonMember + 91;
  const newPrice = formatRinggit(newRate);
  const changeData = (copy: SiteCopy) =>
    copy
      .change("pricing", ({ rates }) => {
        rates[0].nonMember = newRate;
      })
      .change("faq", ({ questions }) => {
        questions[0].answer = `An hour costs {rates.${rig}.nonMember}.`;
      })
      .change("home", ({ hero }) => {
        hero.headline = newHeading;
      })
      .change("about", (about) => {
        about.heading = newAbout;
      });
  const changeCode = (copy: SiteCopy) =>
    changeData(copy).replace(
      "src/sections/faq/FaqSection.tsx",
      "<section ",
      '<section data-deploy="2" ',
    );
  const addPhoto = (copy: SiteCopy, bytes: Buffer) => {
    writeFileSync(copy.path("data/photos/added.jpg"), bytes);
    return copy.change("events", ({ events }) => {
      events[0].images.push({ photo: "photos/added.jpg", alt: "The added photo." });
    });
  };
  const deploys = { data: "", code: "", style: "" };
  /** Turns prefetching off, so that only an update of the service worker can load the new content. */
  const visitThenDeploy = async (page: Page, host: StaticServer, kind: "data" | "code") => {
    await slowDownConnection(page);
    await visitAndCache(page, host.url);
    host.deploy(deploys[kind]);
  };

  test.describe.configure({ mode: "serial" });

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    const plain = { width: 2000, height: 1200, channels: 3, background: "#e33" } as const;
    const photo = await sharp({ create: plain }).jpeg().toBuffer();
    deploys.data = await buildDeploy((copy) => addPhoto(changeData(copy), photo));
    deploys.code = await buildDeploy(changeCode);
    deploys.style = await buildDeploy((copy) =>
      addPhoto(changeCode(copy), photo).replace(
        "src/styles/global.scss",
        "html {",
        "html {\n  --restyled: 1;",
      ),
    );
  });

  test.afterAll(removeDeploys);

  for (const kind of ["data", "code"] as const) {
    test(`of changed ${kind}, an online visitor sees the new content on every page`, async ({
      page,
      host,
      pageErrors,
    }) => {
      await visitAndCache(page, host.url);
      host.deploy(deploys[kind]);
      await page.goto(host.url);
      await page.waitForLoadState("networkidle");
      await page.goto(host.url);
      await expectPage(page, newHeading);
      await expect(page.locator("#pricing")).toContainText(newPrice);
      await follow(page, "/about");
      await expectPage(page, newAbout);
      await follow(page, "/faq");
      await expectPage(page, headings["/faq"]);
      await expect(page.locator("main")).toContainText(newPrice);
      if (kind === "code") await expect(page.locator('[data-deploy="2"]')).toBeVisible();
      expect(pageErrors).toEqual([]);
    });

    test(`of changed ${kind}, an open tab never mixes old code with new data`, async ({
      page,
      host,
    }) => {
      await visitAndCache(page, host.url);
      host.deploy(deploys[kind]);
      await follow(page, "/faq");
      await expectPage(page, headings["/faq"]);
      const mentionsNewPrice = (await page.locator("main").textContent())?.includes(newPrice);
      const hasNewCode = (await page.locator('[data-deploy="2"]').count()) > 0;
      if (kind === "code") expect(mentionsNewPrice).toBe(hasNewCode);
      await follow(page, "/about");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });

    test(`of changed ${kind}, pages that were not visited again are up to date offline`, async ({
      page,
      context,
      host,
    }) => {
      await visitThenDeploy(page, host, kind);
      const { url } = host;
      await page.goto(url);
      await expect.poll(() => cachedPage(page, "/about"), updateTimeout).toContain(newAbout);
      await cutNetwork(context, host);
      await page.goto(`${url}/about`);
      await expectPage(page, newAbout);
    });
  }

  for (const [file, isFailing] of Object.entries({
    // The only script that has changed: the service worker does not load the others again.
    script: (path: string) => /^\/component---src-pages-faq-.*\.js$/.test(path),
    "page data file": (path: string) => path === "/page-data/about/page-data.json",
  })) {
    test(`with a ${file} that fails to load, the cached pages stay complete offline`, async ({
      page,
      context,
      host,
    }) => {
      await visitThenDeploy(page, host, "code");
      host.failureOf = (path) => (isFailing(path) ? 503 : undefined);
      host.requests.length = 0;
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await expect.poll(() => host.requests.some(isFailing), updateTimeout).toBe(true);
      await expect.poll(() => isUpdating(page), updateTimeout).toBe(false);
      await expectAllPagesOffline(page, context, host);
    });
  }

  test("an offline visitor keeps reading the old pages, and sees the new content once online", async ({
    page,
    context,
    host,
  }) => {
    await visitAndCache(page, host.url);
    host.deploy(deploys.code);
    await context.setOffline(true);
    for (const [route, heading] of Object.entries(headings)) {
      await page.goto(host.url + route);
      await expectPage(page, heading);
    }
    await context.setOffline(false);
    await page.goto(host.url);
    await expectPage(page, newHeading);
    await expect(page.locator("#pricing")).toContainText(newPrice);
    await page.goto(`${host.url}/about`);
    await expectPage(page, newAbout);
  });

  for (const serviceWorkers of ["allow", "block"] as const) {
    test(`a click in an open tab that needs a removed file recovers with one page load (service workers: ${serviceWorkers})`, async ({
      browser,
      host,
    }) => {
      const context = await browser.newContext({ serviceWorkers });
      const page = await context.newPage();
      await slowDownConnection(page);
      await page.goto(host.url);
      await expectPage(page, headings["/"]);
      host.deploy(deploys.code);
      const loads: string[] = [];
      page.on("load", () => loads.push(page.url()));
      await follow(page, "/faq");
      await expect(page).toHaveURL(`${host.url}/faq`);
      await expectPage(page, headings["/faq"]);
      await expect(page.locator("main")).toContainText(newPrice);
      await expect(page.locator('[data-deploy="2"]')).toBeVisible();
      expect(loads.length).toBeLessThanOrEqual(1);
      await follow(page, "/about");
      await expectPage(page, newAbout);
      await context.close();
    });
  }

  test("without a sw.js, nobody sees the old prices twice", async ({ page, host }) => {
    await visitAndCache(page, host.url);
    host.deploy(deploys.code);
    host.failureOf = (path) => (path === "/sw.js" ? 404 : undefined);
    await page.goto(host.url);
    for (let visit = 0; visit < 2; visit++) {
      await page.goto(host.url);
      await expectPage(page, newHeading);
      await expect(page.locator("#pricing")).toContainText(newPrice);
    }
  });

  test("the site has images of the current photos only, also when a photo comes back", async () => {
    const imagesIn = async (folder: string) =>
      (await filesIn(join(folder, "static"))).filter((image) => image.includes("added.")).sort();
    const images = await imagesIn(deploys.data);
    expect(images).not.toEqual([]);
    expect(await imagesIn(deploys.code)).toEqual([]);
    expect(await imagesIn(deploys.style)).toEqual(images);
  });

  test("every page has the current styles, also if nothing else of it has changed", () => {
    const pagesOf = (folder: string) =>
      routes.map((route) => readFileSync(join(folder, route, "index.html"), "utf8"));
    for (const page of pagesOf(deploys.code)) expect(page).not.toContain("--restyled");
    for (const page of pagesOf(deploys.style)) {
      expect(page).toContain("--restyled");
      expect(page.match(/application\/ld\+json/g)).toHaveLength(1);
    }
  });

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
});
