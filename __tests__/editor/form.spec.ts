import type { Page } from "@playwright/test";
import sharp from "sharp";
import { forms } from "../../src/content/schema/forms";
import { canonical, contentOf, FormEditor, textOf } from "../support/browser/formEditor";
import { expect, test } from "../support/browser/test";

/** Opens the editor of the test site as it is in `develop`. */
async function openEditor(page: Page, changes = (): object => ({})): Promise<FormEditor> {
  await page.route("**/admin/files.json", async (route) => {
    const files = await (await route.fetch()).json();
    await route.fulfill({ json: { ...files, repository: null, ...changes() } });
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

  test("says in a dialog what only the check of all data finds, also about new photos, and keeps nothing", async ({
    page,
  }) => {
    const editor = await openEditor(page);
    await editor.openForm("rigs");
    await editor.fill("heading", "Machines of {site.nam}");
    await editor.upload("rigs.0.photo", await photo("tiny.jpg", 96));
    const { buffer, ...named } = await photo("wide.jpg", 1600);
    const webp = await sharp(buffer).webp().toBuffer();
    await editor.upload("rigs.1.photo", { ...named, buffer: webp });
    const refusal = await editor.refusal();
    expect(refusal).toContain(`${forms.rigs.title} › Heading: `);
    expect(refusal).toContain("is only 96 px wide");
    expect(refusal).toContain("is a WEBP file, whatever its name ends with");
    expect(await editor.read("rigs")).toBe(textOf("rigs"));
    expect(await editor.list("data")).not.toContain("photos");
  });

  test("is kept while the files of the project cannot be read, and says so", async ({ page }) => {
    const editor = await openEditor(page);
    await editor.openForm("faq");
    await editor.fill("heading", "Ask away");
    const message = "The files of the project cannot be read";
    await page.route(
      "**/admin/files.json",
      (route) => route.fulfill({ status: 500, json: { message } }),
      { times: 1 },
    );
    expect(await editor.refusal()).toContain(message);
    expect(JSON.parse(await editor.saveAndRead("faq"))).toMatchObject({ heading: "Ask away" });
    await page.route("**/admin/files.json", (route) =>
      route.fulfill({ status: 500, json: { message } }),
    );
    await page.reload();
    await expect(page.getByText(message)).toBeVisible();
  });

  test("is saved at the next try after the disk was full, or write-protected", async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      const { createWritable } = FileSystemFileHandle.prototype;
      FileSystemFileHandle.prototype.createWritable = function (options) {
        if (Object(window).isProtected) throw new DOMException("Refused", "NotAllowedError");
        return createWritable.call(this, options);
      };
      const { close } = FileSystemWritableFileStream.prototype;
      FileSystemWritableFileStream.prototype.close = async function () {
        if (!Object(window).isFull) return close.call(this);
        // As a browser does. It then releases the file.
        await this.abort();
        throw new DOMException("No space", "QuotaExceededError");
      };
    });
    const editor = await openEditor(page);
    const session = await context.newCDPSession(page);
    const { origin } = new URL(page.url());
    await editor.openForm("faq");
    await editor.fill("heading", "Ask away");
    await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
    expect(await editor.refusal()).toContain("quota");
    await session.send("Storage.overrideQuotaForOrigin", { origin });
    await page.evaluate(() => Object.assign(window, { isFull: true }));
    expect(await editor.refusal()).toContain("No space");
    expect(await editor.read("faq")).toBe(textOf("faq"));
    await page.evaluate(() => Object.assign(window, { isFull: false, isProtected: true }));
    expect(await editor.refusal()).toContain("Refused");
    expect(await editor.read("faq")).toBe(textOf("faq"));
    await page.evaluate(() => Object.assign(window, { isProtected: false }));
    const saved = await editor.saveAndRead("faq");
    expect(saved).toBe(canonical({ ...contentOf("faq"), heading: "Ask away" }));
  });

  test("has no two new photos of one name, but may have the second later", async ({ page }) => {
    const editor = await openEditor(page);
    const second = await photo("image.jpg", 1616);
    const keepBoth = () => page.getByRole("button", { name: "Keep Both" }).last().click();
    await editor.openForm("rigs");
    await editor.upload("rigs.0.photo", await photo("image.jpg", 1600));
    await editor.upload("rigs.1.photo", second);
    await keepBoth();
    expect(await editor.refusal()).toContain("Two new photos have the name photos/rigs/image.jpg");
    expect(await editor.list("data")).not.toContain("photos");
    await editor.upload("rigs.1.photo", await photo("other.jpg", 1632));
    await editor.saveAndRead("rigs");
    await editor.upload("rigs.1.photo", second);
    await keepBoth();
    await editor.saveAndRead("rigs");
    const photos = ["image-1.jpg", "image.jpg", "other.jpg"];
    expect(await editor.list("data/photos/rigs")).toEqual(photos);
  });

  test("is left only after a question", async ({ page }) => {
    const editor = await openEditor(page);
    await editor.openForm("faq");
    await editor.fill("heading", "Ask away");
    const form = page.url();
    const leave = {
      confirm: [
        () => page.getByRole("button", { name: "Cancel Editing" }).click(),
        () => page.evaluate(() => history.back()),
        () => page.evaluate(() => location.assign("#/assets")),
      ],
      beforeunload: [() => page.evaluate(() => location.reload())],
    };
    for (const [type, ways] of Object.entries(leave)) {
      for (const way of ways) {
        const asked = page.waitForEvent("dialog");
        const left = way();
        const dialog = await asked;
        expect(dialog.type()).toBe(type);
        await dialog.dismiss();
        await left;
      }
    }
    expect(page.url()).toBe(form);
    const saved = await editor.saveAndRead("faq");
    expect(saved).toBe(canonical({ ...contentOf("faq"), heading: "Ask away" }));
    await page.evaluate(() => location.assign("#/assets"));
    await expect(editor.field("_help")).toBeHidden();
  });

  test("is checked even if the package cannot load its code for events", async ({ page }) => {
    await page.route("**/admin/immutable*.js", (route) => route.abort());
    const editor = await openEditor(page);
    await editor.openForm("faq");
    await editor.fill("heading", "Ask {site.nam}");
    expect(await editor.refusal()).toContain(`${forms.faq.title} › Heading: `);
    expect(await editor.read("faq")).toBe(textOf("faq"));
    for (const heading of ["Ask away", "Ask again"]) {
      await editor.fill("heading", heading);
      expect(JSON.parse(await editor.saveAndRead("faq"))).toMatchObject({ heading });
    }
  });

  test("does not overwrite a data file that has changed on the disk", async ({ page }) => {
    const onDisk = { faq: { ...contentOf("faq"), heading: "Changed in a text editor" } };
    const editor = await openEditor(page, () => ({ onDisk }));
    await editor.openForm("faq");
    await editor.fill("heading", "Ask away");
    await editor.save();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText("changed this file outside the form");
    expect(await editor.read("faq")).toBe(textOf("faq"));
  });

  test("does not overwrite a photo that somebody has added on the disk", async ({ page }) => {
    const added = {};
    const editor = await openEditor(page, () => added);
    await editor.openForm("rigs");
    await editor.upload("rigs.0.photo", await photo("image.jpg", 1600));
    Object.assign(added, { pictures: { "photos/rigs/image.jpg": null } });
    expect(await editor.refusal()).toContain("another photo with the name photos/rigs/image.jpg");
    expect(await editor.list("data")).not.toContain("photos");
  });

  test("keeps its draft, but not after a change of the data on the disk, which the draft would undo", async ({
    page,
  }) => {
    const onDisk = { rigs: contentOf("rigs") };
    const editor = await openEditor(page, () => ({ onDisk }));
    // The package stores no drafts before it has opened the folder by itself.
    await page.reload();
    await editor.openForm("faq");
    const heading = editor.field("heading").getByRole("textbox");
    await heading.pressSequentially("!");
    await expect.poll(() => editor.countDrafts()).toBe(1);
    await page.reload();
    await editor.openForm("faq");
    await expect(page.getByText("Restore Draft")).toBeVisible();
    onDisk.rigs.heading = "Changed in a text editor";
    await page.reload();
    await editor.openForm("faq");
    await expect.poll(() => editor.countDrafts()).toBe(0);
    await expect(heading).toHaveValue(contentOf("faq").heading);
  });
});
