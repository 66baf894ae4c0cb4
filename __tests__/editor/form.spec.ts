import type { Page } from "@playwright/test";
import sharp from "sharp";
import { subjects } from "../../src/content/schema/subjects";
import { canonical, contentOf, FormEditor, textOf } from "../support/browser/formEditor";
import { expect, test } from "../support/browser/test";

/** Opens the editor of the test site with the settings that it has in `develop`. */
async function openEditor(page: Page): Promise<FormEditor> {
  await page.route("**/admin/settings.json", async (route) => {
    const settings = await (await route.fetch()).json();
    await route.fulfill({ json: { ...settings, repository: null } });
  });
  return new FormEditor(page).open("");
}

const photo = async (name: string, width: number) => {
  const picture = sharp({
    create: { width, height: (width / 16) * 9, channels: 3, background: "#412" },
  });
  return { name, mimeType: "image/jpeg", buffer: await picture.jpeg().toBuffer() };
};

test.describe("a form that is saved", () => {
  test("changes one price, and writes the file in the canonical format", async ({ page }) => {
    const editor = await openEditor(page);
    const pricing = contentOf("pricing");
    await editor.openForm("pricing");
    pricing.rates[0].nonMember += 0.25;
    await editor.fill("rates.0.nonMember", `${pricing.rates[0].nonMember}`);
    expect(await editor.saveAndRead("pricing")).toBe(canonical(pricing));
  });

  test("adds an event with two photos", async ({ page }) => {
    const editor = await openEditor(page);
    const events = contentOf("events");
    await editor.openForm("events");
    await editor.reveal("events.0");
    const options = editor.entry("events", 0).getByRole("button", { name: "List Item Options" });
    await options.first().click();
    await page.getByRole("menuitem", { name: "Add Item Above" }).click();
    const texts = {
      id: "raya-cup-2027",
      title: "Raya Cup 2027",
      description: "Eight teams played for two days.",
    };
    for (const [name, text] of Object.entries(texts)) await editor.fill(`events.0.${name}`, text);
    for (const [index, name] of ["Stage 1.JPG", "winners.jpg"].entries()) {
      await editor.add("events.0.images");
      const path = `events.0.images.${index}`;
      await editor.upload(`${path}.photo`, await photo(name, 1200 + 16 * index));
      await editor.fill(`${path}.alt`, `What photo ${index + 1} shows.`);
    }
    events.events.unshift({
      ...texts,
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

  test("reorders questions, which keep their text", async ({ page }) => {
    const editor = await openEditor(page);
    const faq = contentOf("faq");
    await editor.openForm("faq");
    await editor.reveal("questions");
    await editor.moveDown("questions", 0);
    const [first, second, ...others] = faq.questions;
    faq.questions = [second, first, ...others];
    expect(await editor.saveAndRead("faq")).toBe(canonical(faq));
  });
});

test.describe("a form that is not saved", () => {
  test("marks the fields with mistakes of their own, and is saved when they are corrected", async ({
    page,
  }) => {
    const editor = await openEditor(page);
    const { hours } = contentOf("site");
    await editor.openForm("site");
    await editor.fill("name", "");
    await editor.fill("hours.opens", "24:00");
    await editor.save();
    await expect(editor.field("name").getByRole("alert")).toHaveText(/required/);
    const opens = (await editor.reveal("hours.opens")).getByRole("alert");
    await expect(opens).toContainText("Write a time on the 24-hour clock.");
    expect(await editor.read("site")).toBe(textOf("site"));
    await editor.fill("name", "Marble Hall");
    await editor.fill("hours.opens", hours.opens);
    expect(JSON.parse(await editor.saveAndRead("site"))).toMatchObject({ name: "Marble Hall" });
  });

  test("says in a dialog what only the check of all data finds, also about a new photo, and keeps nothing", async ({
    page,
  }) => {
    const editor = await openEditor(page);
    await editor.openForm("rigs");
    await editor.fill("heading", "Machines of {site.nam}");
    await editor.upload("rigs.0.photo", await photo("tiny.jpg", 96));
    await editor.save();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText(`${subjects.rigs.title} › Heading: `);
    await expect(dialog).toContainText("is only 96 px wide");
    expect(await editor.read("rigs")).toBe(textOf("rigs"));
    expect(await editor.list("data")).not.toContain("photos");
  });

  test("does not overwrite a data file that has changed on the disk", async ({ page }) => {
    await page.route("**/admin/files.json", async (route) => {
      const response = await route.fetch();
      const onDisk = { faq: { ...contentOf("faq"), heading: "Changed in a text editor" } };
      await route.fulfill({ json: { ...(await response.json()), onDisk } });
    });
    const editor = await openEditor(page);
    await editor.openForm("faq");
    await editor.fill("heading", "Ask away");
    await editor.save();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText("changed this file outside the form");
    expect(await editor.read("faq")).toBe(textOf("faq"));
  });
});
