import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { FormEditor } from "../support/browser/formEditor";
import { expect, test } from "../support/browser/test";
import { dataFile, headings } from "../support/site/data";
import { DevelopServer } from "../support/site/developServer";
import type { SiteCopy } from "../support/site/siteCopy";
import { copyTestSite, queryTypes } from "../support/site/testSite";

test.describe("npm run develop", () => {
  let copy: SiteCopy;
  let server: DevelopServer;

  test.describe.configure({ mode: "serial", timeout: 300_000 });

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    copy = await copyTestSite();
    server = await new DevelopServer(copy).start();
    await server.waitForOutput("You can now view");
  });

  test.afterAll(async () => {
    await server.stop();
    await copy.remove();
  });

  const expectLater = expect.configure({ timeout: 60_000 });

  test("shows an edit in the open page without a restart or reload", async ({ page }) => {
    await page.goto(server.url);
    const heading = page.getByRole("heading", { level: 1 });
    await expectLater(heading).toHaveText(headings["/"]);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    copy.change("home", ({ hero }) => {
      hero.headline = "Edited while you look";
    });
    await expectLater(heading).toHaveText("Edited while you look");
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  });

  test("serves the form editor, and shows a saved form in the page beside it", async ({ page }) => {
    const editor = await new FormEditor(page, copy.path("data")).open(server.url);
    await editor.openForm("pricing");
    await editor.fill("heading", "Edited in a form");
    // The editor's folder is in the browser, so the test takes the part of the disk.
    writeFileSync(copy.path("data/pricing.json"), await editor.saveAndRead("pricing"));
    await expectLater(async () => {
      const beside = page.frames().find((frame) => frame.url().startsWith(`${server.url}/#`));
      expect(await beside?.locator("#pricing").textContent()).toContain("Edited in a form");
    }).toPass();
  });

  test("shows a replaced photo", async ({ page }) => {
    await page.goto(server.url);
    const photo = page.locator("#rigs img").first();
    await expectLater(photo).toBeAttached();
    const before = await photo.getAttribute("src");
    // The shape of all plain photos, because lights may lie over this one.
    const { width, height } = { width: 1000, height: 667 };
    const red = sharp({ create: { width, height, channels: 3, background: "#e33" } });
    writeFileSync(copy.path(`data/${dataFile("rigs").rigs[0].photo}`), await red.jpeg().toBuffer());
    await expectLater(photo).not.toHaveAttribute("src", before as string);
  });

  for (const [what, breakIt, message] of [
    [
      "a price in quotes",
      (text: string) => text.replace(/"nonMember": ([\d.]+)/, '"nonMember": "RM$1"'),
      'rates[0].nonMember: "RM',
    ],
    [
      "a missing comma",
      (text: string) => text.replace(/,\s*"rateHeading"/, ' "rateHeading"'),
      "a comma is missing after",
    ],
    ["an empty file", () => "", "the file is empty"],
  ] as const) {
    test(`reports ${what} in the page and in the terminal, and recovers`, async ({ page }) => {
      const path = copy.path("data/pricing.json");
      const valid = readFileSync(path, "utf8");
      await page.goto(server.url);
      const pricing = page.locator("#pricing");
      const table = pricing.getByRole("table").first();
      await expectLater(table).toBeAttached();
      const outputBefore = server.output.length;

      writeFileSync(path, breakIt(valid));
      const dialog = page.getByRole("dialog");
      await expectLater(dialog).toContainText("data/pricing.json:");
      await expect(dialog).toContainText(message);
      await server.waitForOutput(message, outputBefore);
      await expect(table).toBeAttached();

      writeFileSync(path, valid.replace(/"rateHeading": ".*?"/, `"rateHeading": "${what} mended"`));
      await expectLater(dialog).toBeHidden();
      await expectLater(pricing).toContainText(`${what} mended`);
      writeFileSync(path, valid);
    });
  }

  test("reports a copied data file, and recovers when it is deleted", async ({ page }) => {
    const copied = copy.path("data/pricing - Copy.json");
    await page.goto(server.url);
    await expectLater(page.locator("main")).toBeVisible();
    const dialog = page.getByRole("dialog");
    copyFileSync(copy.path("data/pricing.json"), copied);
    await expectLater(dialog).toContainText("a copy of data/pricing.json");
    rmSync(copied);
    await expectLater(dialog).toBeHidden();
  });

  test("loads in eight open tabs, and reports a mistake in each", async ({ context }) => {
    const path = copy.path("data/faq.json");
    const valid = readFileSync(path, "utf8");
    const tabs = await Promise.all(Array.from({ length: 8 }, () => context.newPage()));
    for (const tab of tabs) {
      await tab.goto(`${server.url}/faq`);
      await expectLater(tab.locator("main")).toBeVisible();
    }
    writeFileSync(path, "");
    for (const tab of tabs) await expectLater(tab.getByRole("dialog")).toContainText("is empty");
    // The first tab receives the events for all others.
    await tabs.shift()?.close();
    writeFileSync(path, valid);
    for (const tab of tabs) await expectLater(tab.getByRole("dialog")).toBeHidden();
  });

  test("starts once broken data is replaced, and generates the same types", async ({ page }) => {
    await server.stop();
    const path = copy.path("data/faq.json");
    const valid = readFileSync(path, "utf8");
    rmSync(copy.path(queryTypes));
    writeFileSync(path, "");
    server = await new DevelopServer(copy).start();
    await server.waitForOutput("the file is empty");
    for (const [text, output] of [
      ["[", "data/faq.json:1:"],
      [valid, "You can now view"],
    ] as const) {
      const from = server.output.length;
      // Git and many editors write a new file and give it the name of the old one.
      writeFileSync(copy.path("new.json"), text);
      renameSync(copy.path("new.json"), path);
      await server.waitForOutput(output, from);
    }
    await page.goto(`${server.url}/faq`);
    await expectLater(page.getByRole("heading", { level: 1 })).toHaveText(headings["/faq"]);
    const generated = copy.path(queryTypes);
    const types = () => (existsSync(generated) ? readFileSync(generated, "utf8") : "");
    await expect.poll(types).toBe(readFileSync(queryTypes, "utf8"));
  });
});
