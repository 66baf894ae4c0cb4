import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import {
  createPages,
  createSchemaCustomization,
  onCreatePage,
  onPreBootstrap,
} from "../../gatsby-node";
import { DataCopy, fixtureData } from "../support/unit/dataCopy";

const reporter = { panicOnBuild: jest.fn(), info: jest.fn(), warn: jest.fn() };
const actions = {
  createRedirect: jest.fn(),
  createFieldExtension: jest.fn(),
  createTypes: jest.fn(),
  createNode: jest.fn(),
  createPage: jest.fn(),
  deletePage: jest.fn(),
};

function run(hook: unknown, args: object = {}, directory = dirname(fixtureData)) {
  const store = { getState: () => ({ program: { directory } }) };
  const createContentDigest = (text: string) => text;
  return (hook as (args: object) => unknown)({
    actions,
    reporter,
    store,
    createContentDigest,
    ...args,
  });
}

/** Calls `createPages` for a site with the given data folder, and removes the folder afterwards. */
async function createPagesOf(copy: DataCopy) {
  const directory = mkdtempSync(join(tmpdir(), "site-"));
  renameSync(copy.folder, join(directory, "data"));
  await run(createPages, {}, directory);
  rmSync(directory, { recursive: true });
}

describe("the build", () => {
  beforeEach(() => jest.clearAllMocks());

  it("redirects uppercase paths permanently, and also in the browser", async () => {
    await run(createPages);
    expect(actions.createRedirect).toHaveBeenCalledWith({
      fromPath: "/FAQ",
      toPath: "/faq",
      isPermanent: true,
      redirectInBrowser: true,
      ignoreCase: false,
    });
  });

  it("continues if the data files are valid", async () => {
    await run(createPages);
    expect(reporter.panicOnBuild).not.toHaveBeenCalled();
  });

  it("stops if a data file is missing, and names the file", async () => {
    await createPagesOf(new DataCopy().delete("faq.json"));
    expect(reporter.panicOnBuild).toHaveBeenCalledWith(
      expect.stringContaining("data/faq.json: the file is missing"),
    );
  });

  it("continues after a warning, which it reports once", async () => {
    const withPastDay = () =>
      new DataCopy().change("site.json", ({ hours }) => {
        hours.specialDays = [{ date: "2020-02-06", opens: null, closes: null, note: "Eve" }];
      });
    await createPagesOf(withPastDay());
    await createPagesOf(withPastDay());
    expect(reporter.panicOnBuild).not.toHaveBeenCalled();
    expect(reporter.warn.mock.calls).toEqual([[expect.stringContaining('"2020-02-06" is over')]]);
  });

  it("waits in develop until the data is valid, and reports each state once", async () => {
    const directory = mkdtempSync(join(tmpdir(), "site-"));
    const copy = new DataCopy();
    const valid = copy.text("faq.json");
    copy.write("faq.json", "");
    renameSync(copy.folder, join(directory, "data"));
    const started = run(onPreBootstrap, {}, directory);
    for (const text of ["{", "[", valid]) {
      await setTimeout(1200);
      // Git and many editors write a new file and give it the name of the old one.
      writeFileSync(join(directory, "new.json"), text);
      renameSync(join(directory, "new.json"), join(directory, "data/faq.json"));
    }
    await started;
    rmSync(directory, { recursive: true });
    const reports = reporter.panicOnBuild.mock.calls.flat();
    expect(reports).toHaveLength(3);
    expect(reports[0]).toContain("data/faq.json:1:1: the file is empty");
  });

  it("gives Gatsby a content digest that changes with the valid content", async () => {
    const digestOf = async (copy: DataCopy) => {
      await createPagesOf(copy);
      return actions.createNode.mock.lastCall[0].internal.contentDigest;
    };
    const digest = await digestOf(new DataCopy());
    expect(await digestOf(new DataCopy())).toBe(digest);
    const edited = new DataCopy().edit("faq.json", '"heading": "', '"heading": "Edited: ');
    const digestOfEdited = await digestOf(edited);
    expect(digestOfEdited).not.toBe(digest);
    expect(await digestOf(new DataCopy().delete("faq.json"))).toBe(digestOfEdited);
  });

  it("declares every directive that its GraphQL types use", () => {
    run(createSchemaCustomization);
    const declared = actions.createFieldExtension.mock.calls.map(([{ name }]) => name);
    const types = actions.createTypes.mock.calls.flat(2).join("\n");
    const builtIn = ["dontInfer"];
    const used = new Set(Array.from(types.matchAll(/@(\w+)/g), ([, name]) => name));
    expect([...used].sort()).toEqual([...declared, ...builtIn].sort());
  });

  it("marks the 404 page as blank, and no other page", () => {
    run(onCreatePage, { page: { path: "/404.html" } });
    run(onCreatePage, { page: { path: "/faq" } });
    expect(actions.createPage.mock.calls).toEqual([
      [{ path: "/404.html", context: { isBlank: true } }],
    ]);
  });
});
