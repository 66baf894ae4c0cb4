import sharp from "sharp";
import { contentNames } from "../../src/build/content/schema";
import { expect, realData, test, textOf } from "../support/browser/formEditor";

const photo = (name: string, colour: string) => ({
  name,
  mimeType: "image/jpeg",
  load: () =>
    sharp({ create: { width: 1200, height: 675, channels: 3, background: colour } })
      .jpeg()
      .toBuffer(),
});

test.describe("a form that is saved", () => {
  test("changes one line for one price, and removes a package with its lines", async ({
    editor,
  }) => {
    const { rates, packages } = realData("pricing");
    await editor.openForm("pricing");
    const { nonMember } = rates[0];
    await editor.fill("rates.0.nonMember", `${nonMember + 0.25}`);
    const repriced = await editor.saveAndRead("pricing");
    expect(repriced).toBe(
      textOf("pricing").replace(`"nonMember": ${nonMember}`, `"nonMember": ${nonMember + 0.25}`),
    );

    if (packages.length === 0) return;
    await editor.remove("packages", 0);
    const saved = await editor.saveAndRead("pricing");
    expect(JSON.parse(saved).packages).toEqual(packages.slice(1));
    const lines = repriced.split("\n");
    const kept = saved.split("\n");
    // The first package's lines are gone, and all others are as they were.
    const first = lines.findIndex((line, index) => line !== kept[index]);
    expect(kept).toEqual(lines.toSpliced(first, lines.length - kept.length));
  });

  test("adds an event with two photos as a careful person would", async ({ editor, page }) => {
    test.skip(realData("events").events.length === 0, "The list of events is empty.");
    await editor.openForm("events");
    await editor.reveal("events.0");
    await editor
      .entry("events", 0)
      .getByRole("button", { name: "List Item Options" })
      .first()
      .click();
    await page.getByRole("menuitem", { name: "Add Item Above" }).click();
    await editor.fill("events.0.id", "raya-cup-2027");
    await editor.fill("events.0.title", "Raya Cup 2027");
    await editor.fill("events.0.description", "Eight teams played for two days.");
    for (const [index, { load, ...file }] of [
      photo("Stage 1.JPG", "#412"),
      photo("winners.jpg", "#142"),
    ].entries()) {
      await editor.add("events.0.images");
      const path = `events.0.images.${index}`;
      await editor.upload(`${path}.photo`, { ...file, buffer: await load() });
      await editor.fill(`${path}.alt`, `What photo ${index + 1} shows.`);
    }
    await editor.switchOn("events.0.showTitle");
    const added = `  "events": [
    {
      "id": "raya-cup-2027",
      "title": "Raya Cup 2027",
      "description": "Eight teams played for two days.",
      "images": [
        {
          "photo": "photos/events/stage-1.jpg",
          "alt": "What photo 1 shows."
        },
        {
          "photo": "photos/events/winners.jpg",
          "alt": "What photo 2 shows."
        }
      ],
      "showTitle": true,
      "className": "mosaic"
    },
`;
    expect(await editor.saveAndRead("events")).toBe(
      textOf("events").replace('  "events": [\n', () => added),
    );
    expect(await editor.list("data/photos/events")).toEqual(["stage-1.jpg", "winners.jpg"]);
  });

  test("reorders questions, which keep their text", async ({ editor }) => {
    test.skip(realData("faq").questions.length < 2, "There is only one question.");
    await editor.openForm("faq");
    await editor.reveal("questions");
    await editor.moveDown("questions", 0);
    const [first, second, ...others] = realData("faq").questions;
    const saved = await editor.saveAndRead("faq");
    expect(JSON.parse(saved).questions).toEqual([second, first, ...others]);
    expect(saved.split("\n").sort()).toEqual(textOf("faq").split("\n").sort());
  });

  test("leaves every other line of every file as it was", async ({ editor }) => {
    test.slow();
    for (const name of contentNames) {
      const [path, value] = firstText(realData(name));
      await editor.openForm(name);
      await editor.fill(path.join("."), `${value}s`);
      expect(await editor.saveAndRead(name)).toBe(
        textOf(name).replace(JSON.stringify(value), JSON.stringify(`${value}s`)),
      );
    }
  });
});

/** The first text that may have one more letter. */
function firstText(value: unknown, path: string[] = []): [string[], string] {
  for (const [key, inside] of Object.entries(Object(value))) {
    if (typeof inside === "object" && inside !== null) return firstText(inside, [...path, key]);
    if (/^(photo|fact|icon)/.test(key)) continue;
    if (typeof inside === "string") return [[...path, key], inside];
  }
  throw new Error("no text");
}
