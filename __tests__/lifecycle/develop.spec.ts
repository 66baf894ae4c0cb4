import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
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
    // Even on a CI system, where Gatsby's default is to run all queries at once.
    server = await new DevelopServer(copy).start({ GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "true" });
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

  const pricing = () => copy.path("data/pricing.json");

  /** Replaces a file as Git and many editors do: they write a new file and give it the name of the old one. */
  function replaceFile(path: string, text: string | Buffer) {
    writeFileSync(copy.path("new"), text);
    renameSync(copy.path("new"), path);
  }

  /** Breaks the price list. @returns a function that mends it */
  function breakPricing(breakIt: (text: string) => string) {
    const text = readFileSync(pricing(), "utf8");
    const broken = breakIt(text);
    expect(broken).not.toBe(text);
    replaceFile(pricing(), broken);
    return () => replaceFile(pricing(), text);
  }

  /** Adds a file that does not belong in `data/`. @returns a function that deletes it */
  function addFile(name: string, text = readFileSync(pricing(), "utf8")) {
    writeFileSync(copy.path(`data/${name}`), text);
    return () => rmSync(copy.path(`data/${name}`));
  }

  /** Deletes a photo that a page shows. @returns a function that restores it */
  function deletePhoto() {
    const path = copy.path(`data/${dataFile("rigs").rigs[0].photo}`);
    const photo = readFileSync(path);
    rmSync(path);
    return () => writeFileSync(path, photo);
  }

  const mistakes: [what: string, make: () => () => void, message: string][] = [
    [
      "a price in quotes",
      () => breakPricing((text) => text.replace(/"nonMember": ([\d.]+)/, '"nonMember": "RM$1"')),
      'rates[0].nonMember: "RM',
    ],
    [
      "a missing comma",
      () => breakPricing((text) => text.replace(/,\s*"rateHeading"/, ' "rateHeading"')),
      "a comma or a closing bracket is missing",
    ],
    ["an empty file", () => breakPricing(() => ""), "the file is empty"],
    ["a missing field", () => breakPricing((text) => text.replace(/"intro": ".*?",/, "")), "intro"],
    [
      "a wrong path of a photo",
      () => {
        const { photo } = copy.read("about");
        copy.change("about", (about) => Object.assign(about, { photo: "photos/none.jpg" }));
        return () => copy.change("about", (about) => Object.assign(about, { photo }));
      },
      "there is no file data/photos/none.jpg",
    ],
    ["a copied file", () => addFile("pricing - Copy.json"), "data/pricing - Copy.json"],
    ["a downloaded copy", () => addFile("pricing (1).json"), "data/pricing (1).json"],
    ["a file with % in its name", () => addFile("50% off.json", "[1, 2]"), "data/50% off.json"],
    ["a deleted photo", deletePhoto, `data/${dataFile("rigs").rigs[0].photo}`],
  ];

  for (const [what, make, message] of mistakes) {
    test(`reports ${what} over the open page and in the terminal, and recovers`, async ({
      page,
      pageErrors,
    }) => {
      await page.goto(server.url);
      const table = page.locator("#pricing").getByRole("table").first();
      await expectLater(table).toBeVisible();
      const before = await table.textContent();
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      const outputBefore = server.output.length;

      const mend = make();
      const dialog = page.getByRole("dialog");
      await expectLater(dialog).toContainText(message);
      await server.waitForOutput(message, outputBefore);
      await expect(table).toHaveText(before ?? "");

      mend();
      await expectLater(dialog).toBeHidden();
      copy.change("pricing", (draft) => Object.assign(draft, { rateHeading: `After ${what}` }));
      await expectLater(table).toContainText(`After ${what}`);
      expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
      expect(pageErrors).toEqual([]);
    });
  }

  async function opensOnceMended(page: Page) {
    const mend = breakPricing(() => "");
    await page.goto(`${server.url}/about`);
    const dialog = page.getByRole("dialog");
    await expectLater(dialog).toContainText("is empty");
    await page.reload();
    await expectLater(dialog).toContainText("is empty");
    mend();
    await expectLater(dialog).toBeHidden();
    await expectLater(page.getByRole("heading", { level: 1 })).toHaveText(headings["/about"]);
  }

  test("a page that is opened or reloaded during a mistake appears once it is corrected", async ({
    page,
  }) => {
    await opensOnceMended(page);
  });

  test("answers the query in the documents", async ({ request }) => {
    const documents = readFileSync("docs/architecture.md", "utf8");
    const [, query] = /```graphql\n(.*?)```/s.exec(documents) ?? [];
    const answer = await request.post(`${server.url}/___graphql`, { data: { query } });
    const { data } = await answer.json();
    expect(data.pricingJson.rates).toHaveLength(dataFile("pricing").rates.length);
    expect(data.faqJson.questions).toHaveLength(dataFile("faq").questions.length);
  });

  test("loads in five open tabs, and reports a mistake in each", async ({ context }) => {
    const path = copy.path("data/faq.json");
    const valid = readFileSync(path, "utf8");
    const tabs = await Promise.all(Array.from({ length: 5 }, () => context.newPage()));
    for (const tab of tabs) {
      await tab.goto(`${server.url}/faq`);
      await expectLater(tab.locator("main")).toBeVisible();
    }
    writeFileSync(path, "");
    for (const tab of tabs) await expectLater(tab.getByRole("dialog")).toContainText("is empty");
    writeFileSync(path, valid);
    for (const tab of tabs) await expectLater(tab.getByRole("dialog")).toBeHidden();
  });

  test("starts once broken data is replaced, and generates the same types", async ({ page }) => {
    await server.stop();
    const path = copy.path("data/faq.json");
    const valid = readFileSync(path, "utf8");
    rmSync(copy.path(queryTypes));
    writeFileSync(path, "");
    // On a CI system, Gatsby runs all queries at once, not each when its page is opened.
    server = await new DevelopServer(copy).start({ CI: "true" });
    await server.waitForOutput("the file is empty");
    for (const [text, output] of [
      ["[", "data/faq.json:1:"],
      [valid, "You can now view"],
    ] as const) {
      const from = server.output.length;
      replaceFile(path, text);
      await server.waitForOutput(output, from);
    }
    await page.goto(`${server.url}/faq`);
    await expectLater(page.getByRole("heading", { level: 1 })).toHaveText(headings["/faq"]);
    const generated = copy.path(queryTypes);
    const types = () => (existsSync(generated) ? readFileSync(generated, "utf8") : "");
    await expect.poll(types).toBe(readFileSync(queryTypes, "utf8"));
    await opensOnceMended(page);
  });
});
