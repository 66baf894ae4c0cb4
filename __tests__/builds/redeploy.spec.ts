import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { routes } from "../../src/domain/routes";
import { listFiles } from "../../src/node/listFiles";
import { follow } from "../support/browser/menu";
import {
  cachedPage,
  cutNetwork,
  expect,
  expectAllPagesOffline,
  expectPage,
  headings,
  isStatic,
  isUpdating,
  pageFile,
  storedPaths,
  test,
  visitAndCache,
} from "../support/browser/offline";
import { build, changeData, publicFolder, renewSources, workspace } from "../support/site/testSite";

/*
 * Nothing in the test site has finished since it was built. In other sites, time changes pages and what is made from them. So
 * does a commit: it is the last change in the sitemap.
 */
test("a build after another one of the same data and code publishes the same files, byte for byte", async () => {
  test.setTimeout(600_000);
  await renewSources(workspace);
  const second = await build(workspace);
  const files = listFiles(publicFolder).sort();
  expect(listFiles(second).sort()).toEqual(files);
  const bytes = (folder: string, file: string) => readFileSync(join(folder, file));
  const changed = files.filter((file) => !bytes(publicFolder, file).equals(bytes(second, file)));
  expect(changed).toEqual([]);
});

const newHeading = "Meet you in the new lobby.";
// Emoji and other writing systems must build like any text.
const newAbout = "A new lobby 🎮 مرحبا 欢迎 👨‍👩‍👧";
const newPrice = "RM103.50";
const newCode = '[data-deploy="2"]';

/** Changes data, code and a photo, and switches the form editor off. */
async function change(): Promise<void> {
  const red = sharp({ create: { width: 1000, height: 667, channels: 3, background: "#e33" } });
  await red.toFile(join(workspace, "data/photos/new-machine.jpg"));
  rmSync(join(workspace, "data/photos/rigs/pinball.jpg"));
  changeData(workspace, "rigs", ({ rigs }) =>
    Object.assign(rigs[0], { photo: "photos/new-machine.jpg" }),
  );
  changeData(workspace, "pricing", ({ rates }) => Object.assign(rates[0], { nonMember: 103.5 }));
  changeData(workspace, "home", ({ hero }) => Object.assign(hero, { headline: newHeading }));
  changeData(workspace, "about", (about) => Object.assign(about, { heading: newAbout }));
  changeData(workspace, "site", ({ editing }) => Object.assign(editing, { repository: null }));
  const section = join(workspace, "src/sections/faq/FaqSection.tsx");
  const code = readFileSync(section, "utf8");
  writeFileSync(section, code.replace("<section ", '<section data-deploy="2" '));
}

/** Makes Node's clock fast, so that all events, notices and special days have finished. */
const aCenturyLater =
  "const { now } = Date; Date.now = () => now() + 100 * 365 * 24 * 60 * 60_000;";

test.describe("after a redeploy", () => {
  let folder = "";

  test.describe.configure({ mode: "serial" });

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    await renewSources(workspace);
    await change();
    const clock = `--import=data:text/javascript,${encodeURIComponent(aCenturyLater)}`;
    folder = await build(workspace, [], { NODE_OPTIONS: clock });
  });

  const findFiles = (deploy: string, pattern: RegExp) =>
    listFiles(deploy).filter((file) => pattern.test(file));

  test("no page shows what has finished, and a form editor that was switched off is gone", () => {
    const whatIsOn = /data-until=|2096-01-05/;
    const pagesAboutIt = (deploy: string) =>
      findFiles(deploy, /\.html$/).filter((page) =>
        whatIsOn.test(readFileSync(join(deploy, page), "utf8")),
      );
    expect(pagesAboutIt(publicFolder)).toContain("index.html");
    expect(pagesAboutIt(folder)).toEqual([]);
    const editor = /^admin\//;
    expect(findFiles(publicFolder, editor)).not.toEqual([]);
    expect(findFiles(folder, editor)).toEqual([]);
  });

  test("without a network, all pages are the new ones: one that was not visited again, and one that was opened with a query before", async ({
    page,
    context,
    host,
  }) => {
    await visitAndCache(page, host.url);
    const { url } = host;
    await page.goto(`${url}/?from=poster`);
    await expectPage(page, headings["/"]);
    host.deploy(folder);
    await page.goto(`${url}/faq`);
    await expect.poll(() => cachedPage(page, "/about")).toContain(newAbout);
    await cutNetwork(context, host);
    const answer = await page.goto(`${url}/?from=poster`);
    expect(await answer?.text()).toContain(newHeading);
    await expectPage(page, newHeading);
    await page.goto(`${url}/about`);
    await expectPage(page, newAbout);
  });

  test("an online visitor sees the new page, and of the old deploy, only what has a hash in its name stays stored", async ({
    page,
    request,
    host,
    pageErrors,
  }) => {
    await visitAndCache(page, host.url);
    const [code] = findFiles(publicFolder, /^lightbox.*\.js$/).map((file) => `/${file}`);
    await page.evaluate((path) => fetch(path), String(code));
    await page.goto(`${host.url}/faq?from=poster`);
    await expect.poll(() => storedPaths(page)).toContain(code);
    const hasHash = (path: string) => isStatic(path) || path === code;
    const files = (await storedPaths(page)).filter(hasHash);
    expect(files.filter(isStatic)).not.toEqual([]);
    host.deploy(folder);
    await page.goto(host.url);
    await expectPage(page, newHeading);
    await expect(page.locator("#pricing")).toContainText(newPrice);
    await expect.poll(() => cachedPage(page, "/about")).toContain(newAbout);
    expect(await storedPaths(page)).toEqual(expect.arrayContaining(files));
    for (const route of routes) {
      const current = await (await request.get(host.url + route)).text();
      expect(await cachedPage(page, route), route).toBe(current);
    }
    await follow(page, "/about");
    await expectPage(page, newAbout);
    await follow(page, "/faq");
    await expectPage(page, headings["/faq"]);
    await expect(page.locator("main")).toContainText(newPrice);
    await expect(page.locator(newCode)).toBeVisible();
    await page.goBack();
    await expectPage(page, newAbout);
    expect(pageErrors).toEqual([]);
  });

  test("a visitor who has turned Save-Data on keeps no page of the old deploy", async ({
    page,
    context,
    host,
  }) => {
    await visitAndCache(page, host.url);
    // Playwright does not change updates of a service worker.
    const saving = test.info().outputPath("public");
    cpSync(folder, saving, { recursive: true });
    const worker = readFileSync(join(folder, "sw.js"), "utf8");
    const setting =
      'Object.defineProperty(navigator, "connection", { value: { saveData: true } });';
    writeFileSync(join(saving, "sw.js"), setting + worker);
    host.deploy(saving);
    const files = routes.map(pageFile);
    const storedPages = async () =>
      (await storedPaths(page)).filter((path) => files.includes(path));
    expect(await storedPages()).not.toEqual([]);
    await page.goto(host.url);
    await expect.poll(storedPages).toEqual([]);
    await page.goto(`${host.url}/about`);
    await expectPage(page, newAbout);
    expect(await storedPages()).toEqual([]);
    const { url } = host;
    await cutNetwork(context, host);
    await expect(page.goto(`${url}/about`)).rejects.toThrow("net::");
  });

  for (const [file, isFailing] of Object.entries({
    // The only script that has changed: the service worker does not load the others again.
    script: (path: string) => /^\/component---src-pages-faq-.*\.js$/.test(path),
    page: (path: string) => path === "/about",
  })) {
    test(`if a ${file} fails to load, the cached pages stay complete offline`, async ({
      page,
      context,
      host,
    }) => {
      await visitAndCache(page, host.url);
      host.deploy(folder);
      host.failureOf = (path) => (isFailing(path) ? 503 : undefined);
      host.requests.length = 0;
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await expect.poll(() => host.requests.some(isFailing)).toBe(true);
      await expect.poll(() => isUpdating(page)).toBe(false);
      await expectAllPagesOffline(page, context, host);
    });
  }

  test("a click opens the new page, also before the browser has the new service worker, and when it has stopped the old one", async ({
    page,
    context,
    host,
  }) => {
    await visitAndCache(page, host.url);
    host.deploy(folder);
    host.failureOf = (path) => (path === "/sw.js" ? 503 : undefined);
    await follow(page, "/faq");
    await expectPage(page, headings["/faq"]);
    await expect(page.locator("main")).toContainText(newPrice);
    await expect(page.locator(newCode)).toBeVisible();
    const session = await context.newCDPSession(page);
    await session.send("ServiceWorker.enable");
    await session.send("ServiceWorker.stopAllWorkers");
    await follow(page, "/about");
    await expectPage(page, newAbout);
  });

  test("when the host goes back to the release before, a visitor of the newer one sees its pages, and offline, each page is complete", async ({
    page,
    context,
    host,
  }) => {
    host.deploy(folder);
    await visitAndCache(page, host.url);
    await expectPage(page, newHeading);
    host.deploy(publicFolder);
    await page.goto(host.url);
    await expectPage(page, headings["/"]);
    await expect.poll(() => cachedPage(page, "/about")).toContain(headings["/about"]);
    const { url } = host;
    await expectAllPagesOffline(page, context, host);
    await page.goto(`${url}/faq`);
    await expectPage(page, headings["/faq"]);
    await expect(page.locator(newCode)).toHaveCount(0);
    await expect(page.locator("main")).not.toContainText(newPrice);
  });
});
