import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import getPort from "get-port";
import { MISTAKES_PATH } from "../../plugins/checked-data/mistakesPath";
import { COPY_FOLDER } from "../../plugins/checked-data/node/copyFolder";
import { type ContentName, dataFileName } from "../../src/content/schema";
import { FormEditor } from "../support/browser/formEditor";
import { expect, test } from "../support/browser/test";
import { dataFiles } from "../support/fixture";
import { Program } from "../support/programs";
import { headings } from "../support/site/data";
import { changeData, gatsby, renewSources } from "../support/site/testSite";

const expectLater = expect.configure({ timeout: 60_000 });

test.describe("npm run develop", () => {
  let workspace = "";
  let url = "";
  let develop: Program;

  test.describe.configure({ mode: "serial", timeout: 300_000 });

  const pathOf = (file: string) => join(workspace, "data", file);
  const textOf = (name: ContentName) => readFileSync(pathOf(dataFileName(name)), "utf8");

  /** Replaces a data file as Git and many editors do: they write a new file and give it the name of the old one. */
  function replaceData(name: ContentName, text: string) {
    writeFileSync(pathOf("new"), text);
    renameSync(pathOf("new"), pathOf(dataFileName(name)));
  }

  /** Changes a data file. Returns a function that restores it. */
  function breakData(name: ContentName, change: (text: string) => string) {
    const valid = textOf(name);
    replaceData(name, change(valid));
    return () => replaceData(name, valid);
  }

  const emptyFaq = () => breakData("faq", () => "");

  /** Writes the first price as a text. */
  const quotePrice = () =>
    breakData("pricing", (text) => text.replace(/("nonMember": ?)([\d.]+)/, '$1"RM$2"'));

  test.beforeAll(async () => {
    workspace = mkdtempSync(join(tmpdir(), "develop-"));
    await renewSources(workspace);
  });

  test.afterAll(async () => {
    await develop?.stop();
    rmSync(workspace, { recursive: true, maxRetries: 5 });
  });

  test("starts once broken data are corrected, also in the form editor", async ({ page }) => {
    const mend = emptyFaq();
    breakData("pricing", (text) => text.replace(/"heading": ?".*?"/, '"heading": 7'));
    const port = await getPort();
    url = `http://localhost:${port}`;
    develop = new Program(process.execPath, [gatsby, "develop", "-p", `${port}`], {
      cwd: workspace,
      env: {
        ...process.env,
        NODE_ENV: "development",
        // On a CI system, too, Gatsby then runs a query or makes a photo when a page asks for it.
        GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "true",
        GATSBY_ENABLE_LAZY_IMAGES_IN_CI: "true",
      },
    });
    await develop.waitForOutput("the file is empty");
    await develop.waitForOutput("pricing.json:2:14 heading: ");
    await develop.waitForOutput(`The form editor is at ${url}/admin/`);
    const editor = await new FormEditor(page, textOf).open(url);
    await editor.openForm("pricing");
    await editor.fill("heading", "Mended in a form");
    // The editor's folder is in the browser, so the test takes the part of the disk.
    replaceData("pricing", await editor.saveAndRead("pricing"));
    mend();
    await develop.waitForOutput("You can now view");
  });

  test("does not lose the first save if a page asks for its data before Gatsby has read it", async ({
    page,
    request,
  }) => {
    const heading = "Saved first";
    changeData(workspace, "about", (about) => Object.assign(about, { heading }));
    const copy = join(workspace, COPY_FOLDER, "AboutJson.json");
    await expect.poll(() => readFileSync(copy, "utf8"), { intervals: [20] }).toContain(heading);
    // Gatsby has noticed the change by then, but collects changes for half a second before it reads them.
    await page.waitForTimeout(200);
    const dataOfPage = async () =>
      (await request.get(`${url}/page-data/about/page-data.json`)).text();
    await dataOfPage();
    await expectLater.poll(dataOfPage).toContain(heading);
  });

  test("shows a save with a new photo in the open page without a reload", async ({
    page,
    pageErrors,
  }) => {
    await page.goto(url);
    await expectLater(page.getByRole("heading", { level: 1 })).toHaveText(headings["/"]);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const before = textOf("rigs");
    const added = "photos/added.jpg";
    copyFileSync(pathOf("photos/rigs/pinball.jpg"), pathOf(added));
    changeData(workspace, "rigs", ({ rigs }) =>
      Object.assign(rigs[0], { photo: added, alt: "A new photo" }),
    );
    await expectLater(page.getByAltText("A new photo")).toHaveAttribute("src", /added\b/);
    replaceData("rigs", before);
    await expectLater(page.getByAltText("A new photo")).toBeHidden();
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
    expect(pageErrors).toEqual([]);
  });

  test("leads an address in another casing to its page, and a fragment to its section", async ({
    page,
  }) => {
    await page.goto(`${url}/FAQ?from=poster`);
    await expectLater(page.getByRole("heading", { level: 1 })).toHaveText(headings["/faq"]);
    await expect(page).toHaveURL(`${url}/faq?from=poster`);
    await page.goto(`${url}/events#inquiry`);
    await expectLater(page.locator("#inquiry")).toBeInViewport();
  });

  test("shows a saved form in the page beside it", async ({ page }) => {
    const editor = await new FormEditor(page, textOf).open(url);
    await editor.openForm("pricing");
    await editor.fill("heading", "Edited in a form");
    replaceData("pricing", await editor.saveAndRead("pricing"));
    await expectLater(async () => {
      const beside = page.frames().find((frame) => frame.url().startsWith(`${url}/#`));
      expect(await beside?.locator("#pricing").textContent()).toContain("Edited in a form");
    }).toPass();
    // What is on the disk now is its own change.
    await editor.fill("heading", "Edited again");
    expect(await editor.saveAndRead("pricing")).toContain("Edited again");
  });

  test("shows a save in a page that is opened right after it, without a reload by hand", async ({
    browser,
  }) => {
    for (let save = 1; save <= 8; save++) {
      const heading = `Save ${save}`;
      changeData(workspace, "pricing", (pricing) => Object.assign(pricing, { heading }));
      const page = await browser.newPage();
      // On a busy computer, the page may ask for changes when Gatsby has long read this one.
      if (save % 2 === 0) {
        await page.route(`**${MISTAKES_PATH}`, async (route) => {
          await page.waitForTimeout(5000);
          await route.continue();
        });
      }
      // From before Gatsby has seen it to after.
      await page.waitForTimeout(save * 100);
      await page.goto(url);
      await expectLater(page.getByRole("heading", { name: heading })).toBeVisible();
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.close();
    }
  });

  const deletePhoto = () => {
    const photo = pathOf("photos/rigs/pinball.jpg");
    renameSync(photo, join(workspace, "deleted.jpg"));
    return () => renameSync(join(workspace, "deleted.jpg"), photo);
  };

  test("reports mistakes over the open page and in the terminal, and recovers without a reload", async ({
    page,
    request,
    pageErrors,
  }) => {
    // A page that is opened right after a save may load twice.
    await expectLater
      .poll(async () => {
        const { readAt } = await (await request.get(`${url}${MISTAKES_PATH}`)).json();
        return readAt < Date.now();
      })
      .toBe(true);
    await page.goto(url);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const table = page.locator("#pricing").getByRole("table").first();
    const dialog = page.getByRole("dialog");
    for (const [message, makeMistake] of [
      ['rates[0].nonMember: "RM', quotePrice],
      ["the file is empty", emptyFaq],
      ["data/photos/rigs/pinball.jpg", deletePhoto],
    ] as const) {
      await expectLater(table).toBeVisible();
      const before = (await table.textContent()) ?? "";
      const outputBefore = develop.output.length;
      const mend = makeMistake();
      await expectLater(dialog).toContainText(message);
      await develop.waitForOutput(message, outputBefore);
      await expect(table).toHaveText(before);
      mend();
      await expectLater(dialog).toBeHidden();
      const rateHeading = `No ${message}`;
      changeData(workspace, "pricing", (pricing) => Object.assign(pricing, { rateHeading }));
      await expectLater(table).toContainText(rateHeading);
    }
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
    expect(pageErrors).toEqual([]);
  });

  test("reports a mistake in a page that is opened or reloaded, and then shows the page", async ({
    page,
  }) => {
    const mend = emptyFaq();
    await page.goto(`${url}/faq`);
    const dialog = page.getByRole("dialog");
    await expectLater(dialog).toContainText("is empty");
    await page.reload();
    await expectLater(dialog).toContainText("is empty");
    // Chromium ignores keys until it has painted a page, which may be after the script has opened the dialog.
    await expectLater(async () => {
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden({ timeout: 1000 });
    }).toPass();
    // The next save does not correct it.
    replaceData("faq", "");
    await expectLater(dialog).toContainText("is empty");
    mend();
    await expectLater(dialog).toBeHidden();
    await expectLater(page.getByRole("heading", { level: 1 })).toHaveText(headings["/faq"]);
  });

  test("answers the query in the documents", async ({ request }) => {
    const documents = readFileSync("docs/architecture.md", "utf8");
    const [, query] = /```graphql\n(.*?)```/s.exec(documents) ?? [];
    const answer = await request.post(`${url}/___graphql`, { data: { query } });
    const { pricingJson, faqJson } = (await answer.json()).data;
    expect(pricingJson.rates).toHaveLength(dataFiles.pricing.rates.length);
    expect(faqJson.questions).toHaveLength(dataFiles.faq.questions.length);
  });
});
