import AxeBuilder from "@axe-core/playwright";
import sharp from "sharp";
import { canonical, expect, realData, test, textOf } from "../support/browser/formEditor";

const photo = async (name: string, width: number, colour: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({
    create: { width, height: (width / 16) * 9, channels: 3, background: colour },
  })
    .jpeg()
    .toBuffer(),
});

test.describe("a form that is saved", () => {
  test("changes one price, and writes the file in the canonical format", async ({ editor }) => {
    const pricing = realData("pricing");
    await editor.openForm("pricing");
    pricing.rates[0].nonMember += 0.25;
    await editor.fill("rates.0.nonMember", `${pricing.rates[0].nonMember}`);
    expect(await editor.saveAndRead("pricing")).toBe(canonical(pricing));
  });

  test("adds an event with two photos as a careful person would", async ({ editor, page }) => {
    const events = realData("events");
    test.skip(events.events.length === 0, "The list of events is empty.");
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
    for (const [index, file] of [
      await photo("Stage 1.JPG", 1200, "#412"),
      await photo("winners.jpg", 1200, "#142"),
    ].entries()) {
      await editor.add("events.0.images");
      const path = `events.0.images.${index}`;
      await editor.upload(`${path}.photo`, file);
      await editor.fill(`${path}.alt`, `What photo ${index + 1} shows.`);
    }
    events.events.unshift({
      id: "raya-cup-2027",
      title: "Raya Cup 2027",
      description: "Eight teams played for two days.",
      images: [
        { photo: "photos/events/stage-1.jpg", alt: "What photo 1 shows." },
        { photo: "photos/events/winners.jpg", alt: "What photo 2 shows." },
      ],
      showTitle: false,
      className: "mosaic",
    });
    expect(await editor.saveAndRead("events")).toBe(canonical(events));
    expect(await editor.list("data/photos/events")).toEqual(["stage-1.jpg", "winners.jpg"]);
  });

  test("reorders questions, which keep their text", async ({ editor }) => {
    const faq = realData("faq");
    test.skip(faq.questions.length < 2, "There is only one question.");
    await editor.openForm("faq");
    await editor.reveal("questions");
    await editor.moveDown("questions", 0);
    const [first, second, ...others] = faq.questions;
    faq.questions = [second, first, ...others];
    expect(await editor.saveAndRead("faq")).toBe(canonical(faq));
  });
});

test.describe("a form with mistakes", () => {
  test("marks each field with a mistake of its own, and can be saved when they are corrected", async ({
    editor,
  }) => {
    const site = realData("site");
    await editor.openForm("site");
    await editor.fill("name", "");
    await editor.fill("hours.opens", "24:00");
    await editor.save();
    await expect(editor.field("name").getByRole("alert")).toHaveText(/required/);
    const opens = (await editor.reveal("hours.opens")).getByRole("alert");
    await expect(opens).toContainText("Write a time on the 24-hour clock.");
    expect(await editor.read("site")).toBe(textOf("site"));
    site.name = "Marble Hall";
    await editor.fill("name", site.name);
    await editor.fill("hours.opens", site.hours.opens);
    expect(JSON.parse(await editor.saveAndRead("site"))).toMatchObject({ name: site.name });
  });

  test("says in a dialog what only the check of all data can find, and writes nothing", async ({
    editor,
    page,
  }) => {
    await editor.openForm("pricing");
    const { nonMember } = realData("pricing").rates[0];
    await editor.fill("rates.0.member", `${nonMember + 1}`);
    await editor.fill("heading", "Prices {site.nam}");
    await editor.save();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText(/Prices › Rates › 1 › Member: RM\S+ is more than the RM/);
    await expect(dialog).toContainText("Prices › Heading: ");
    expect(await editor.read("pricing")).toBe(textOf("pricing"));
  });

  test("refuses a photo that is too small, and does not save it", async ({ editor, page }) => {
    await editor.openForm("rigs");
    await editor.upload("rigs.0.photo", await photo("tiny.jpg", 96, "#412"));
    await editor.save();
    await expect(page.getByRole("alertdialog")).toContainText("is only 96 px wide");
    expect(await editor.read("rigs")).toBe(textOf("rigs"));
    expect(await editor.list("data")).not.toContain("photos");
  });
});

test("refuses to overwrite a data file that has changed on the disk", async ({ editor, page }) => {
  await page.route("**/admin/files.json", async (route) => {
    const response = await route.fetch();
    const onDisk = { faq: { ...realData("faq"), heading: "Changed in a text editor" } };
    await route.fulfill({ json: { ...(await response.json()), onDisk } });
  });
  await editor.openForm("faq");
  await editor.fill("heading", "Ask away");
  await editor.save();
  await expect(page.getByRole("alertdialog")).toContainText("changed this file outside the form");
  expect(await editor.read("faq")).toBe(textOf("faq"));
});

test("lists the placeholders with their values, without accessibility problems", async ({
  editor,
  page,
}) => {
  await editor.openForm("faq");
  await editor.field("_help").getByText("Write one of these").click();
  const row = editor.field("_help").getByRole("row", { name: "{site.name}" });
  await expect(row).toContainText(realData("site").name);
  const results = await new AxeBuilder({ page }).include(".placeholder-list").analyze();
  expect(results.violations).toEqual([]);
});

test("offers the rigs by name", async ({ editor }) => {
  await editor.openForm("pricing");
  const field = await editor.reveal("rates.0.rig");
  for (const { name } of realData("rigs").rigs) await expect(field).toContainText(name);
});
