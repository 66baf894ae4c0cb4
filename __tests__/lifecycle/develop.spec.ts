import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { type ContentName, dataFileName } from "../../src/content/schema";
import { FormEditor } from "../support/browser/formEditor";
import { expect, test } from "../support/browser/test";
import { dataFiles } from "../support/fixture";
import { headings } from "../support/site/data";
import { DevelopServer } from "../support/site/developServer";
import { SiteCopy } from "../support/site/siteCopy";

const expectLater = expect.configure({ timeout: 60_000 });

test.describe("npm run develop", () => {
  let copy: SiteCopy;
  let server: DevelopServer;

  test.describe.configure({ mode: "serial", timeout: 300_000 });

  /** Replaces a data file as Git and many editors do: they write a new file and give it the name of the old one. */
  function replaceData(file: string, text: string) {
    writeFileSync(copy.path("new"), text);
    renameSync(copy.path("new"), copy.path(`data/${file}`));
  }

  const photo = "photos/rigs/pinball.jpg";

  const data = (file: string) => readFileSync(copy.path(`data/${file}`), "utf8");
  const textOnDisk = (name: ContentName) => data(dataFileName(name));

  test.beforeAll(async () => {
    copy = await SiteCopy.make();
    server = new DevelopServer(copy);
  });

  test.afterAll(async () => {
    await server.stop();
    await copy.remove();
  });

  test("starts once broken data are corrected, also in the form editor", async ({ page }) => {
    const mend = breakData("faq.json", () => "");
    breakData("pricing.json", quotePrice);
    // On a CI system, too, Gatsby then runs a query or makes a photo when a page asks for it.
    await server.start({
      GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "true",
      GATSBY_ENABLE_LAZY_IMAGES_IN_CI: "true",
    });
    await server.waitForOutput("the file is empty");
    await server.waitForOutput('rates[0].nonMember: "RM');
    await server.waitForOutput(`The form editor is at ${server.url}/admin/`);
    const editor = await new FormEditor(page, textOnDisk).open(server.url);
    await editor.openForm("pricing");
    await editor.fill("rates.0.nonMember", "99");
    replaceData("pricing.json", await editor.saveAndRead("pricing"));
    mend();
    await server.waitForOutput("You can now view");
  });

  /** Writes the first price as a text. */
  const quotePrice = (text: string) => text.replace(/("nonMember": )([\d.]+)/, '$1"RM$2"');

  test("shows an edit in the open page without a reload", async ({ page }) => {
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

  test("shows the last of many saves, each with a new photo", async ({ page, pageErrors }) => {
    await page.goto(server.url);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const before = data("rigs.json");
    for (let save = 1; save <= 20; save++) {
      const added = `photos/${save}/added-${save}.jpg`;
      mkdirSync(copy.path(`data/photos/${save}`));
      copyFileSync(copy.path(`data/${photo}`), copy.path(`data/${added}`));
      copy.change("rigs", ({ rigs }) => {
        rigs[0].photo = added;
        rigs[0].alt = `Added ${save}`;
      });
      rmSync(copy.path(`data/photos/${save - 1}`), { recursive: true, force: true });
      // From a change during the one before to one after it.
      await page.waitForTimeout(save * 100);
    }
    await expectLater(page.getByAltText("Added 20")).toHaveAttribute("src", /added-20\b/);
    replaceData("rigs.json", before);
    await expectLater(page.getByAltText("Added 20")).toBeHidden();
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
    expect(pageErrors).toEqual([]);
  });

  test("leads an address in another casing to its page, and a fragment to its section", async ({
    page,
  }) => {
    await page.goto(`${server.url}/FAQ?from=poster`);
    await expectLater(page.getByRole("heading", { level: 1 })).toHaveText(headings["/faq"]);
    await expect(page).toHaveURL(`${server.url}/faq?from=poster`);
    await page.goto(`${server.url}/events#inquiry`);
    await expectLater(page.locator("#inquiry")).toBeInViewport();
  });

  test("serves the form editor, and shows a saved form in the page beside it", async ({ page }) => {
    const editor = await new FormEditor(page, textOnDisk).open(server.url);
    await editor.openForm("pricing");
    await editor.fill("heading", "Edited in a form");
    // The editor's folder is in the browser, so the test takes the part of the disk.
    replaceData("pricing.json", await editor.saveAndRead("pricing"));
    await expectLater(async () => {
      const beside = page.frames().find((frame) => frame.url().startsWith(`${server.url}/#`));
      expect(await beside?.locator("#pricing").textContent()).toContain("Edited in a form");
    }).toPass();
    // What is on the disk now is its own change.
    await editor.fill("heading", "Edited again");
    expect(JSON.parse(await editor.saveAndRead("pricing"))).toMatchObject({
      heading: "Edited again",
    });
  });

  /** Changes a data file. Returns a function that restores it. */
  function breakData(file: string, change: (text: string) => string) {
    const valid = data(file);
    replaceData(file, change(valid));
    return () => replaceData(file, valid);
  }

  const mistakes: [what: string, message: string, make: () => () => void][] = [
    ["a price in quotes", 'rates[0].nonMember: "RM', () => breakData("pricing.json", quotePrice)],
    ["an empty file", "the file is empty", () => breakData("pricing.json", () => "")],
    [
      "a deleted photo",
      `data/${photo}`,
      () => {
        renameSync(copy.path(`data/${photo}`), copy.path("deleted.jpg"));
        return () => renameSync(copy.path("deleted.jpg"), copy.path(`data/${photo}`));
      },
    ],
  ];

  for (const [what, message, make] of mistakes) {
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

  test("reports a mistake in a page that is opened or reloaded, and then shows the page", async ({
    page,
  }) => {
    const mend = breakData("faq.json", () => "");
    await page.goto(`${server.url}/faq`);
    const dialog = page.getByRole("dialog");
    await expectLater(dialog).toContainText("is empty");
    await page.reload();
    await expectLater(dialog).toContainText("is empty");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    // The next save does not correct it.
    replaceData("faq.json", "");
    await expectLater(dialog).toContainText("is empty");
    mend();
    await expectLater(dialog).toBeHidden();
    await expectLater(page.getByRole("heading", { level: 1 })).toHaveText(headings["/faq"]);
  });

  test("answers the query in the documents", async ({ request }) => {
    const documents = readFileSync("docs/architecture.md", "utf8");
    const [, query] = /```graphql\n(.*?)```/s.exec(documents) ?? [];
    const answer = await request.post(`${server.url}/___graphql`, { data: { query } });
    const { pricingJson, faqJson } = (await answer.json()).data;
    expect(pricingJson.rates).toHaveLength(dataFiles.pricing.rates.length);
    expect(faqJson.questions).toHaveLength(dataFiles.faq.questions.length);
  });
});
