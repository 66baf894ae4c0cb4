import type { Page } from "@playwright/test";
import sharp from "sharp";
import { contentTypes } from "../../src/content/schema";
import { canonical, contentOf, FormEditor, textOf } from "../support/browser/formEditor";
import { expect, test } from "../support/browser/test";

// The form renders only the fields that are in view.
test.use({ viewport: { width: 1280, height: 4000 } });

/** Opens the editor of the test site as it is in `develop`. */
async function openEditor(page: Page, changes: object = {}): Promise<FormEditor> {
  await page.route("**/admin/files.json", async (route) => {
    const files = await (await route.fetch()).json();
    await route.fulfill({ json: { ...files, repository: null, ...changes } });
  });
  return new FormEditor(page).open("");
}

/** Opens the form of the first screen, whose fields are folded. */
async function openFirstScreen(page: Page, changes: object = {}): Promise<FormEditor> {
  const editor = await openEditor(page, changes);
  await editor.openForm("home");
  await page.getByRole("button", { name: "Expand" }).click();
  return editor;
}

const photo = (width: number) => {
  const height = Math.round(width * 1.5);
  return sharp({ create: { width, height, channels: 3, background: "#412" } }).jpeg();
};

test("a saved form changes only what somebody has typed, in the canonical format", async ({
  page,
}) => {
  const editor = await openEditor(page);
  const heading = "Written in a form";
  await editor.openForm("pricing");
  await editor.fill("heading", heading);
  const saved = await editor.saveAndRead("pricing");
  expect(saved).toBe(canonical({ ...contentOf("pricing"), heading }));
});

test("a saved form adds its photos to the folder of their kind", async ({ page }) => {
  const editor = await openFirstScreen(page);
  const { hero } = contentOf("home");
  await editor.upload("hero.photoTall", "The Hall.JPG", await photo(1200).toBuffer());
  const photoTall = "photos/home/the-hall.jpg";
  expect(await editor.saveAndRead("home")).toBe(canonical({ hero: { ...hero, photoTall } }));
  expect(await editor.list("data/photos/home")).toEqual(["the-hall.jpg"]);
});

const unreadable = "The files of the project cannot be read";

const answerWithError = (page: Page) =>
  page.route("**/admin/files.json", (route) =>
    route.fulfill({ status: 500, json: { message: unreadable } }),
  );

type Refused = (editor: FormEditor, known: Record<string, unknown>, page: Page) => Promise<unknown>;

const refusals: [message: string, prepare: Refused][] = [
  [
    `${contentTypes.home.title} › Hero › Headline: `,
    (editor) => editor.fill("hero.headline", "Play in {site.nam}"),
  ],
  [
    "is only 96 px wide",
    async (editor) => editor.upload("hero.photoTall", "tiny.jpg", await photo(96).toBuffer()),
  ],
  [
    "is a WEBP file, whatever its name ends with",
    async (editor) =>
      editor.upload("hero.photoTall", "webp.jpg", await photo(1200).webp().toBuffer()),
  ],
  [
    "Two new photos have the name photos/home/image.jpg",
    async (editor, _known, page) => {
      await editor.upload("hero.photoWide", "image.jpg", await photo(1920).toBuffer());
      await editor.upload("hero.photoTall", "image.jpg", await photo(1200).toBuffer());
      await page.getByRole("button", { name: "Keep Both" }).last().click();
    },
  ],
  [
    "another photo with the name photos/home/image.jpg",
    async (editor, known) => {
      await editor.upload("hero.photoTall", "image.jpg", await photo(1200).toBuffer());
      Object.assign(known, { pictures: { "photos/home/image.jpg": null } });
    },
  ],
  [
    "changed this file outside the form",
    async (editor, known) => {
      const hero = { ...contentOf("home").hero, headline: "Changed in a text editor" };
      Object.assign(known, { onDisk: { home: { hero } } });
      await editor.fill("hero.headline", "Ask away");
    },
  ],
  [
    unreadable,
    async (editor, _known, page) => {
      await answerWithError(page);
      await editor.fill("hero.headline", "Ask away");
    },
  ],
];

for (const [message, prepare] of refusals) {
  test(`a form is not saved, and says why: ${message}`, async ({ page }) => {
    const known = {};
    const editor = await openFirstScreen(page, known);
    await prepare(editor, known, page);
    expect(await editor.refusal()).toContain(message);
    expect(await editor.read("home")).toBe(textOf("home"));
    expect(await editor.list("data")).not.toContain("photos");
  });
}

test("the editor says that it cannot read the files of the project", async ({ page }) => {
  await answerWithError(page);
  await page.goto("/admin/");
  await expect(page.getByText(unreadable)).toBeVisible();
});

test("a form is saved at the next try after the disk was full", async ({ page }) => {
  await page.addInitScript(() => {
    const { close } = FileSystemWritableFileStream.prototype;
    FileSystemWritableFileStream.prototype.close = async function () {
      if (!Object(window).isFull) return close.call(this);
      // As a browser does. It then releases the file.
      await this.abort();
      throw new DOMException("No space", "QuotaExceededError");
    };
  });
  const editor = await openEditor(page, { onDisk: { faq: contentOf("faq") } });
  await editor.openForm("faq");
  await editor.fill("heading", "Ask away");
  await page.evaluate(() => Object.assign(window, { isFull: true }));
  expect(await editor.refusal()).toContain("No space");
  expect(await editor.read("faq")).toBe(textOf("faq"));
  await page.evaluate(() => Object.assign(window, { isFull: false }));
  const saved = await editor.saveAndRead("faq");
  expect(saved).toBe(canonical({ ...contentOf("faq"), heading: "Ask away" }));
});

test("a form with changes is left only after a question", async ({ page }) => {
  const editor = await openEditor(page);
  await editor.openForm("faq");
  await editor.fill("heading", "Ask away");
  const form = page.url();
  for (const [type, leave] of [
    ["confirm", () => page.getByRole("button", { name: "Cancel Editing" }).click()],
    ["confirm", () => page.evaluate(() => history.back())],
    ["confirm", () => page.evaluate(() => location.assign("#/assets"))],
    ["beforeunload", () => page.evaluate(() => location.reload())],
  ] as const) {
    const asked = page.waitForEvent("dialog");
    const left = leave();
    const dialog = await asked;
    expect(dialog.type()).toBe(type);
    await dialog.dismiss();
    await left;
  }
  expect(page.url()).toBe(form);
  await editor.saveAndRead("faq");
  await page.evaluate(() => location.assign("#/assets"));
  await expect(editor.field("_help")).toBeHidden();
});

test("a form keeps its draft, but not after a change of the data on the disk, which the draft would undo", async ({
  page,
}) => {
  const onDisk = { rigs: contentOf("rigs") };
  const editor = await openEditor(page, { onDisk });
  const restore = page.getByText("Restore Draft");
  const openAgain = async () => {
    const { origin } = new URL(page.url());
    // From another page, because a form with a draft asks before it is left.
    await page.goto("about:blank");
    await page.goto(`${origin}/admin/`);
    await editor.openForm("faq");
  };
  // The package stores no drafts before it has opened the folder by itself.
  await openAgain();
  const heading = editor.field("heading").getByRole("textbox");
  await heading.pressSequentially("!");
  // It does so after half a second.
  await page.waitForTimeout(2000);
  await openAgain();
  await expect(restore).toBeVisible();
  onDisk.rigs.heading = "Changed in a text editor";
  await openAgain();
  await expect(heading).toHaveValue(contentOf("faq").heading);
  await page.waitForTimeout(2000);
  await expect(restore).toBeHidden();
});
