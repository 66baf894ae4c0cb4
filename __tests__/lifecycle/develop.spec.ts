import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "../support/browser/test";
import { dataFile, headings } from "../support/site/data";
import { DevelopServer } from "../support/site/developServer";
import { SiteCopy } from "../support/site/siteCopy";

test.describe("npm run develop", () => {
  let copy: SiteCopy;
  let server: DevelopServer;

  test.describe.configure({ mode: "serial", timeout: 300_000 });

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    copy = await SiteCopy.make();
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

  test("shows a replaced photo", async ({ page }) => {
    await page.goto(server.url);
    const photo = page.locator("#rigs img").first();
    await expectLater(photo).toBeAttached();
    const before = await photo.getAttribute("src");
    const { width, height } = { width: 1000, height: 1250 };
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
});
