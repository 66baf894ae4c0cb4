import { expect, type Locator, type Page } from "@playwright/test";
import { type ContentName, contentNames, dataFileName } from "../../../src/content/schema";
import { forms } from "../../../src/content/schema/forms";
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
    await this.page.getByText(forms.pricing.title, { exact: true }).first().waitFor();
    return this;
  }

  /** Opens the published editor, which works in the repository on GitHub. */
  async signIn(url: string, token: string): Promise<this> {
    await this.page.goto(`${url}/admin/`);
    await this.page.getByRole("button", { name: "Sign In Using Access Token" }).click();
    await this.page.getByRole("textbox", { name: "Personal Access Token" }).fill(token);
    await this.page.getByRole("button", { name: "Sign In", exact: true }).click();
    await this.page.getByText(forms.pricing.title, { exact: true }).first().waitFor();
    return this;
  }

  async openForm(name: ContentName): Promise<void> {
    await this.page.goto(new URL("/admin/#/collections/_singletons", this.page.url()).href);
    await this.page.getByText(forms[name].title, { exact: true }).first().click();
    await this.field("_help").waitFor();
  }

  /** The part of the form for a field. The path is written like `rates.0.member`. */
  field(path: string): Locator {
    return this.page.locator(`[data-key-path="${path}"]`).first();
  }

  entry(list: string, index: number): Locator {
    return this.field(list).locator(".item-list").first().locator(":scope > *").nth(index);
  }

  /** Unfolds what is around a field, and brings it into view. */
  async reveal(path: string): Promise<Locator> {
    const steps = path.split(".");
    // The form renders a field when it comes into view, and a placeholder before.
    let placeholders = this.page.locator('[data-key-path="_help"] ~ .placeholder');
    for (const [index, step] of steps.entries()) {
      const here = /^\d+$/.test(step)
        ? this.entry(steps.slice(0, index).join("."), Number(step))
        : this.field(steps.slice(0, index + 1).join("."));
      const next = placeholders.first();
      await expect(async () => {
        if ((await here.count()) === 0) await next.scrollIntoViewIfNeeded({ timeout: 500 });
        await here.scrollIntoViewIfNeeded({ timeout: 500 });
      }).toPass();
      const fold = here.locator("button[aria-controls]").first();
      const isFolded =
        (await fold.count()) > 0 && (await fold.getAttribute("aria-expanded")) === "false";
      if (isFolded) await fold.click();
      placeholders = here.locator(".placeholder");
    }
    return this.field(path);
  }

  /** Types into a field. */
  async fill(path: string, value: string): Promise<void> {
    const field = await this.reveal(path);
    await field.locator("input:visible, textarea:visible").first().fill(value);
    // Number fields take their value when they lose the focus.
    await field.locator("input:visible, textarea:visible").first().blur();
  }

  /** Adds an entry at the end of a list. */
  async add(list: string): Promise<void> {
    const field = await this.reveal(list);
    await field.getByRole("button", { name: /^Add/ }).last().click();
  }

  async upload(path: string, file: { name: string; mimeType: string; buffer: Buffer }) {
    const field = await this.reveal(path);
    await field.locator("input[type=file]").first().setInputFiles(file);
    await expect(field).toContainText(/[\w-]+\.(jpe?g|png)/i);
  }

  async save(): Promise<void> {
    await this.page.getByRole("button", { name: "Save", exact: true }).click();
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

  /** Counts the drafts that the package has stored in the browser. */
  countDrafts(): Promise<number> {
    return this.page.evaluate(async () => {
      const result = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve) => {
          request.onsuccess = () => resolve(request.result);
        });
      let count = 0;
      for (const { name = "" } of await indexedDB.databases()) {
        const database = await result(indexedDB.open(name));
        if (database.objectStoreNames.contains("draft-backups")) {
          const drafts = database.transaction("draft-backups").objectStore("draft-backups");
          count += await result(drafts.count());
        }
        database.close();
      }
      return count;
    });
  }

  read(name: ContentName): Promise<string> {
    return this.page.evaluate(async (fileName) => {
      const root = await navigator.storage.getDirectory();
      const data = await root.getDirectoryHandle("data");
      return (await (await data.getFileHandle(fileName)).getFile()).text();
    }, dataFileName(name));
  }

  /** The paths of all files in a folder. */
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
