import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createPages, createSchemaCustomization, onCreatePage } from "../../gatsby-node";
import { DataCopy, fixtureData } from "../support/unit/dataCopy";

const reporter = { panicOnBuild: jest.fn(), info: jest.fn() };
const actions = {
  createRedirect: jest.fn(),
  createFieldExtension: jest.fn(),
  createTypes: jest.fn(),
  createNode: jest.fn(),
  createPage: jest.fn(),
  deletePage: jest.fn(),
};

/** Calls one of Gatsby's hooks for a site in the given folder. */
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

/** Calls `createPages` for a site with the given data folder, which it uses up. */
async function createPagesOf(copy: DataCopy) {
  const directory = mkdtempSync(join(tmpdir(), "site-"));
  renameSync(copy.folder, join(directory, "data"));
  await run(createPages, {}, directory);
  rmSync(directory, { recursive: true });
}

describe("the build", () => {
  beforeEach(() => jest.clearAllMocks());

  it("redirects uppercase paths in the browser, and permanently where a host can", async () => {
    await run(createPages);
    expect(actions.createRedirect).toHaveBeenCalledWith({
      fromPath: "/FAQ",
      toPath: "/faq",
      isPermanent: true,
      redirectInBrowser: true,
      ignoreCase: false,
    });
  });

  it("goes on with the data files as they are", async () => {
    await run(createPages);
    expect(reporter.panicOnBuild).not.toHaveBeenCalled();
  });

  it("stops before any page is made when a data file is broken, and says which", async () => {
    await createPagesOf(new DataCopy().delete("faq.json"));
    expect(reporter.panicOnBuild).toHaveBeenCalledWith(
      expect.stringContaining("data/faq.json: the file is missing"),
    );
  });

  it("tells Gatsby when the content has changed, and queries have to be asked again", async () => {
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

  it("declares the directives that its types use", () => {
    run(createSchemaCustomization);
    const declared = actions.createFieldExtension.mock.calls.map(([{ name }]) => name);
    const types = actions.createTypes.mock.calls.flat(2).join("\n");
    const builtIn = ["dontInfer"];
    const used = new Set(Array.from(types.matchAll(/@(\w+)/g), ([, name]) => name));
    expect([...used].sort()).toEqual([...declared, ...builtIn].sort());
  });

  it("marks the page for unknown paths as blank, and no other", () => {
    run(onCreatePage, { page: { path: "/404.html" } });
    run(onCreatePage, { page: { path: "/faq" } });
    expect(actions.createPage.mock.calls).toEqual([
      [{ path: "/404.html", context: { isBlank: true } }],
    ]);
  });
});
