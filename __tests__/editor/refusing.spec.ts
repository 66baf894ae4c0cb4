import AxeBuilder from "@axe-core/playwright";
import sharp from "sharp";
import { checkContent } from "../../src/build/content/check/checkContent";
import { parseDataFile } from "../../src/build/content/check/dataFile";
import { loadContent } from "../../src/build/content/loadContent";
import { type ContentName, dataFileName } from "../../src/build/content/schema";
import { expect, realData, test, textOf } from "../support/browser/formEditor";

/** What is typed where, and the value that a person would have typed into the file. */
const mistakes: [title: string, name: ContentName, path: string, typed: string, value?: unknown][] =
  [
    ["a price below zero", "pricing", "rates.0.nonMember", "-3", -3],
    ["a member rate of 0.001", "pricing", "rates.0.member", "0.001", 0.001],
    ["an empty heading", "faq", "heading", ""],
    ["an unknown placeholder", "faq", "questions.0.answer", "Call {contact.phon}."],
    ["HTML in a text", "about", "heading", "<b>Us</b>"],
    ["a phone number without a country code", "site", "contact.phone", "012-345 6789"],
    ["a time after midnight that is 24:00", "site", "hours.closes", "24:00"],
    ["an address without https", "site", "recruitment.url", "forms.example/apply"],
    ["a description that is the name of a file", "rigs", "rigs.0.alt", "room.jpg"],
    ["a heading that is too long", "rigs", "heading", "Ways to play ".repeat(9).trim()],
  ];

test.describe("a form with a mistake", () => {
  for (const [title, name, path, typed, value = typed] of mistakes) {
    test(`says about ${title} what the check says, and writes nothing`, async ({
      editor,
      page,
    }) => {
      await editor.openForm(name);
      await editor.fill(path, typed);
      await editor.save();
      for (const message of messagesFor(name, path, value)) {
        await expect(editor.field(path).getByRole("alert")).toHaveText(message);
        await expect(page.getByRole("alertdialog")).toContainText(message);
      }
      await expect(editor.field(path).getByRole("alert")).toBeInViewport();
      expect(await editor.read(name)).toBe(textOf(name));
    });
  }

  test("can be saved when the mistake is corrected", async ({ editor, page }) => {
    await editor.openForm("faq");
    await editor.fill("heading", "");
    await editor.save();
    const message = editor.field("heading").getByRole("alert");
    await expect(message).toBeVisible();
    await page.getByRole("button", { name: "OK" }).click();
    await editor.fill("heading", "Ask away");
    await expect(message).toBeHidden();
    expect(JSON.parse(await editor.saveAndRead("faq")).heading).toBe("Ask away");
  });

  test("refuses a photo that is too small, and does not save it", async ({ editor }) => {
    await editor.openForm("rigs");
    await editor.upload("rigs.0.photo", {
      name: "tiny.png",
      mimeType: "image/png",
      buffer: await sharp({ create: { width: 90, height: 60, channels: 3, background: "#412" } })
        .png({ compressionLevel: 0 })
        .toBuffer(),
    });
    await editor.save();
    await expect(editor.field("rigs.0.photo").getByRole("alert")).toContainText(
      "is only 90 px wide",
    );
    expect(await editor.read("rigs")).toBe(textOf("rigs"));
    expect(await editor.list("data")).not.toContain("photos");
  });

  test("names the other file that the change would break", async ({ editor, page }) => {
    await editor.openForm("rigs");
    await editor.remove("rigs", 0);
    await editor.save();
    await expect(page.getByRole("alertdialog")).toContainText("data/pricing.json");
    expect(await editor.read("rigs")).toBe(textOf("rigs"));
  });
});

test.describe("the form editor", () => {
  test("lists the placeholders with their values", async ({ editor }) => {
    await editor.openForm("faq");
    await editor.field("_help").getByText("Write one of these").click();
    const row = editor.field("_help").getByRole("row", { name: "{site.name}" });
    await expect(row).toContainText(realData("site").name);
  });

  test("has no accessibility problems in its own parts", async ({ editor, page }) => {
    await editor.openForm("faq");
    await editor.field("_help").getByText("Write one of these").click();
    await editor.fill("heading", "");
    await editor.save();
    await expect(editor.field("heading").getByRole("alert")).toBeVisible();
    await page.getByRole("button", { name: "OK" }).click();
    const results = await new AxeBuilder({ page })
      .include(".placeholder-list")
      .include(".field-message")
      .analyze();
    expect(results.violations).toEqual([]);
  });

  test("picks rigs by name", async ({ editor }) => {
    await editor.openForm("pricing");
    const field = await editor.reveal("rates.0.rig");
    for (const { name } of realData("rigs").rigs) await expect(field).toContainText(name);
  });

  test("sends nothing to another address", async ({ editor, context }) => {
    const requests: string[] = [];
    await context.route("**/*", (route) => {
      const { hostname } = new URL(route.request().url());
      if (hostname !== "localhost") requests.push(route.request().url());
      return route.fallback();
    });
    await editor.openForm("pricing");
    await editor.fill("heading", "What it costs today");
    await editor.saveAndRead("pricing");
    expect(requests).toEqual([]);
  });
});

/** What the check says about a file in which somebody wrote a value by hand. */
function messagesFor(name: ContentName, path: string, value: unknown): string[] {
  const { folder } = loadContent();
  const file = structuredClone(realData(name));
  const steps = path.split(".");
  const block = steps.slice(0, -1).reduce((inside, step) => inside[step], file);
  block[steps.at(-1) ?? ""] = value;
  const bytes = new TextEncoder().encode(JSON.stringify(file));
  const { data } = parseDataFile(`data/${dataFileName(name)}`, bytes);
  if (!data) throw new Error("The changed file cannot be parsed.");
  const changed = { ...folder, files: { ...folder.files, [name]: data } };
  const messages = checkContent(changed).problems.map(({ message }) => message);
  expect(messages).not.toHaveLength(0);
  return messages;
}
