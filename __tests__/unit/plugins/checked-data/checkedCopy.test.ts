import { renameSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { nodeType } from "../../../../plugins/checked-data/node/typeDefinitions";
import {
  waitForValidData,
  waitForValidNodes,
} from "../../../../plugins/checked-data/node/waitForValidData";
import { checkDataFiles } from "../../../../src/content/check/checkDataFiles";
import { readDataFolder } from "../../../../src/content/node/readDataFolder";
import { contentNames } from "../../../../src/content/schema";
import { DataCopy } from "../../../support/unit/dataCopy";
import { eventually } from "../../../support/unit/eventually";

const reporter = { panicOnBuild: jest.fn(), warn: jest.fn() };

let data: DataCopy;

/** Gatsby's nodes by type. */
let nodes: Record<string, object[]>;

const hook = () =>
  ({
    reporter,
    store: { getState: () => ({ program: { directory: dirname(data.folder) } }) },
    getNodesByType: (type: string) => nodes[type] ?? [],
    createContentDigest: (content: object) => JSON.stringify(content),
  }) as unknown as Parameters<typeof waitForValidNodes>[0];

beforeEach(() => {
  jest.clearAllMocks();
  data = new DataCopy();
});

/** Git and many editors write a new file and give it the name of the old one. */
function replace(file: string, text: string) {
  data.write("new.json", text);
  renameSync(data.path("new.json"), data.path(file));
}

const mistakes = () => reporter.panicOnBuild.mock.calls.flat();

describe("valid data", () => {
  it("are awaited in develop, and each mistake is reported once", async () => {
    const mended = data.text("faq.json");
    data.delete("faq.json");
    const valid = Promise.all([waitForValidData(hook()), waitForValidData(hook())]);
    await eventually(() => expect(mistakes()).toHaveLength(1));
    expect(mistakes()[0]).toContain("data/faq.json: there is no file of this name");
    replace("faq.json", "");
    await eventually(() => expect(mistakes()).toHaveLength(2));
    expect(mistakes()[1]).toContain("data/faq.json:1:1: the file is empty");
    replace("faq.json", mended);
    await valid;
    expect(mistakes()).toHaveLength(2);
  });

  it("may have a warning, which is reported once", async () => {
    data.change("membership", ({ reload }) => {
      reload.bonuses[0].bonus = 9000;
    });
    await waitForValidData(hook());
    await waitForValidData(hook());
    expect(mistakes()).toEqual([]);
    expect(reporter.warn.mock.calls).toEqual([[expect.stringContaining("RM9000")]]);
  });
});

describe("valid nodes", () => {
  const photo = "photos/rigs/dance-floor.jpg";

  /** Makes Gatsby's nodes those of the data files. */
  function readFiles() {
    const folder = readDataFolder(data.folder);
    const { valid } = checkDataFiles(folder);
    nodes = { File: folder.paths.map((relativePath) => ({ relativePath })) };
    for (const name of contentNames) {
      nodes[nodeType(name)] = [{ internal: { contentDigest: JSON.stringify(valid[name]) } }];
    }
  }

  it.each([
    ["an edited file", () => data.edit("faq.json", '"heading": "', '"heading": "New: ')],
    ["a restored photo", () => nodes.File?.splice(0)],
  ])("are awaited until Gatsby has read %s, which gets a new time", async (_what, change) => {
    readFiles();
    change();
    await waitForValidData(hook());
    const isDone = jest.fn();
    const waiting = waitForValidNodes(hook()).then(isDone);
    const timesOf = () => ["faq.json", photo].map((file) => statSync(data.path(file)).mtimeMs);
    const before = timesOf();
    await eventually(() => expect(timesOf()).not.toEqual(before));
    expect(isDone).not.toHaveBeenCalled();
    readFiles();
    await waiting;
  });
});
