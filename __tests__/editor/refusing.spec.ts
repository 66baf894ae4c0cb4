import AxeBuilder from "@axe-core/playwright";
import sharp from "sharp";
import { checkContent } from "../../src/build/content/check/checkContent";
import { parseDataFile } from "../../src/build/content/check/dataFile";
import { loadContent } from "../../src/build/content/loadContent";
import { type ContentName, dataFileName } from "../../src/build/content/schema";
import { expect, realData, test, textOf } from "../support/browser/formEditor";

type Mistake = [title: string, path: string, typed: string, value?: unknown];

/**
 * What is typed where in a form, and the value that a person would have typed into the file. The check looks for
 * mistakes like an unknown placeholder only when each value alone is right, so they are in a group of their own.
 */
const mistakes: [ContentName, Mistake[]][] = [
  [
    "pricing",
    [
      ["a price below zero", "rates.0.nonMember", "-3", -3],
      ["a member rate of 0.001", "rates.0.member", "0.001", 0.001],
    ],
  ],
  ["faq", [["an empty heading", "heading", ""]]],
  ["faq", [["an unknown placeholder", "questions.0.answer", "Call {contact.phon}."]]],
  ["about", [["HTML in a text", "heading", "<b>Us</b>"]]],
  [
    "site",
    [
      ["a phone number without a country code", "contact.phone", "012-345 6789"],
      ["a time after midnight that is 24:00", "hours.closes", "24:00"],
      ["an address without https", "recruitment.url", "forms.example/apply"],
    ],
  ],
  ["rigs", [["a heading that is too long", "heading", "Ways to play ".repeat(9).trim()]]],
  ["rigs", [["a description that is the name of a file", "rigs.0.alt", "room.jpg"]]],
];

test.describe("a form with mistakes", () => {
  for (const [name, made] of mistakes) {
    const titles = made.map(([title]) => title).join(", and about ");
    test(`says about ${titles} what the check says, and writes nothing`, async ({
      editor,
      page,
    }) => {
      await editor.openForm(name);
      for (const [, path, typed] of made) await editor.fill(path, typed);
      await editor.save();
      await expect(page.locator(".field-message:visible").first()).toBeInViewport();
      const expected = made.map(([, path, typed, value = typed]) => ({
        path,
        messages: messagesFor(name, path, value),
      }));
      for (const message of expected.flatMap(({ messages }) => messages)) {
        await expect(page.getByRole("alertdialog")).toContainText(message);
      }
      await page.getByRole("button", { name: "OK" }).click();
      for (const { path, messages } of expected) {
        const alert = (await editor.reveal(path)).getByRole("alert");
        for (const message of messages) await expect(alert).toHaveText(message);
      }
      expect(await editor.read(name)).toBe(textOf(name));
    });
  }

  test("can be saved when they are corrected", async ({ editor, page }) => {
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
  test("lists the placeholders with their values, and its own parts have no accessibility problems", async ({
    editor,
    page,
  }) => {
    await editor.openForm("faq");
    await editor.field("_help").getByText("Write one of these").click();
    const row = editor.field("_help").getByRole("row", { name: "{site.name}" });
    await expect(row).toContainText(realData("site").name);
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
});

/** What the check says about a file in which somebody wrote a value by hand. */
function messagesFor(name: ContentName, path: string, value: unknown): string[] {
  const { folder } = loadContent("data");
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
