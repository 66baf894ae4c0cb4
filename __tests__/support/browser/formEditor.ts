import { expect, type Locator, type Page } from "@playwright/test";
import {
  type ContentName,
  contentNames,
  contentTypes,
  dataFileName,
} from "../../../src/content/schema";
import { dataFiles } from "../fixture";

/**
 * The form editor with a folder that holds data files, by default those of the fixture. The folder is in the
 * browser's origin private file system, because a test cannot answer the dialog in which an editor picks a folder.
 */
export class FormEditor {
  constructor(
    private readonly page: Page,
    private readonly textOnDisk = textOf,
  ) {}

  /** Opens the editor of `develop`, which works in a folder. */
  async open(url: string): Promise<this> {
    await this.page.addInitScript(() => {
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    });
    await this.page.goto(`${url}/admin/`);
    const files = contentNames.map((name) => [dataFileName(name), this.textOnDisk(name)] as const);
    await this.page.evaluate(async (dataFiles) => {
      const root = await navigator.storage.getDirectory();
      await root.getDirectoryHandle(".git", { create: true });
      const data = await root.getDirectoryHandle("data", { create: true });
      for (const [name, text] of dataFiles) {
        const file = await data.getFileHandle(name, { create: true });
        const stream = await file.createWritable();
        await stream.write(text);
        // In develop, the form editor's page has closed it already.
        await stream.close().catch(() => {});
      }
    }, files);
    await this.page.getByRole("button", { name: "Work with Local Repository" }).click();
    await this.page.getByText(contentTypes.pricing.title, { exact: true }).first().waitFor();
    return this;
  }

  async openForm(name: ContentName): Promise<void> {
    await this.page.goto(new URL("/admin/#/collections/_singletons", this.page.url()).href);
    await this.page.getByText(contentTypes[name].title, { exact: true }).first().click();
    await this.field("_help").waitFor();
  }

  /** The part of the form for a field, with a path like `hero.headline`. The form renders it when it comes into view. */
  field(path: string): Locator {
    return this.page.locator(`[data-key-path="${path}"]`).first();
  }

  private get saveButton(): Locator {
    return this.page.getByRole("button", { name: "Save", exact: true });
  }

  /** Types into a field. */
  async fill(path: string, value: string): Promise<void> {
    const field = this.field(path).locator("input:visible, textarea:visible").first();
    // A form that is being opened may set the field once more.
    await expect(async () => {
      await field.fill(value);
      await expect(this.saveButton).toBeEnabled({ timeout: 1000 });
    }).toPass();
  }

  async upload(path: string, name: string, buffer: Buffer): Promise<void> {
    const field = this.field(path);
    const file = { name, mimeType: "image/jpeg", buffer };
    await field.locator("input[type=file]").first().setInputFiles(file);
    await expect(field).toContainText(/[\w-]+\.jpg/i);
  }

  async save(): Promise<void> {
    await this.saveButton.click();
  }

  /** Tries to save, and returns what the dialog says. Closes the dialog. */
  async refusal(): Promise<string> {
    await this.save();
    // The package leaves other dialogs in the page when it closes them.
    const dialog = this.page.locator("[role=alertdialog][open]");
    const text = await dialog.innerText();
    await dialog.getByRole("button", { name: "OK" }).click();
    await expect(dialog).toBeHidden();
    return text;
  }

  /** Saves a change, and waits until the file has been written. */
  async saveAndRead(name: ContentName): Promise<string> {
    const before = await this.read(name);
    let saved = before;
    await this.save();
    // Reading fails while the editor replaces the file.
    await expect(async () => {
      saved = await this.read(name);
      expect(saved).not.toBe(before);
    }).toPass();
    return saved;
  }

  read(name: ContentName): Promise<string> {
    return this.page.evaluate(async (fileName) => {
      const root = await navigator.storage.getDirectory();
      const data = await root.getDirectoryHandle("data");
      return (await (await data.getFileHandle(fileName)).getFile()).text();
    }, dataFileName(name));
  }

  /** The names of all files in a folder. */
  list(folder: string): Promise<string[]> {
    return this.page.evaluate(async (path) => {
      let handle = await navigator.storage.getDirectory();
      for (const step of path.split("/")) handle = await handle.getDirectoryHandle(step);
      const names: string[] = [];
      for await (const name of handle.keys()) names.push(name);
      return names.sort();
    }, folder);
  }
}

/** A copy of the content of a data file of the fixture. */
// biome-ignore lint/suspicious/noExplicitAny: a test may give it any shape.
export const contentOf = (name: ContentName): any => JSON.parse(textOf(name));

/** The text of a data file as `npm run format` and the form editor write it. */
export const canonical = (content: object) => `${JSON.stringify(content, null, 2)}\n`;

/** The text of a data file of the fixture in the canonical format. */
export const textOf = (name: ContentName) => canonical(dataFiles[name]);
