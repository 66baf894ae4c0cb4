import { createHash } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { copyChanges, startCopy } from "../../../../plugins/checked-data/node/checkedCopy";
import { COPY_FOLDER } from "../../../../plugins/checked-data/node/copyFolder";
import { usedFiles } from "../../../../src/content/check/fileMistakes";
import { listFiles } from "../../../../src/node/listFiles";
import { dataFiles } from "../../../support/fixture";
import { DataCopy } from "../../../support/unit/folders";

const reporter = { panicOnBuild: jest.fn(), warn: jest.fn() };

const createContentDigest = (content: string | Buffer) =>
  createHash("md5").update(content).digest("hex");

const inCopy = (file: string) => readFileSync(join(COPY_FOLDER, file));

/** Gatsby has read all files in the copy. */
const getNodesByType = () =>
  listFiles(COPY_FOLDER).map((relativePath) => ({
    relativePath,
    internal: { contentDigest: createContentDigest(inCopy(relativePath)) },
  }));

const hook = { reporter, createContentDigest, getNodesByType } as unknown as Parameters<
  typeof copyChanges
>[0];

const root = process.cwd();

let data: DataCopy;

beforeEach(() => {
  jest.resetAllMocks();
  process.chdir(root);
  data = new DataCopy();
  process.chdir(dirname(data.folder));
});

afterAll(() => process.chdir(root));

/** Git and many editors write a new file and give it the name of the old one. */
function replace(file: string, text: string | Buffer) {
  data.write("new.json", text).rename("new.json", file);
}

it("the copy of the data has each data file and each photo that they name, and nothing else", async () => {
  mkdirSync(COPY_FOLDER, { recursive: true });
  data.write("._site.json", Buffer.from([0, 5, 22, 7]));
  data.write("photos/rigs/unused.jpg.json", "{");
  await startCopy(hook);
  const types = Object.keys(dataFiles).map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  const photos = new Set(usedFiles(dataFiles).map(({ file }) => file));
  expect(listFiles(COPY_FOLDER).sort()).toEqual(
    [...types.map((type) => `${type}Json.json`), ...photos].sort(),
  );
  expect(JSON.parse(inCopy("FaqJson.json").toString())).toMatchObject(dataFiles.faq);
});

describe("in develop, the copy", () => {
  beforeEach(() => startCopy(hook));

  const heading = () => JSON.parse(inCopy("FaqJson.json").toString()).heading;

  const change = (text: string) => {
    const draft = JSON.parse(data.text("faq.json"));
    replace("faq.json", JSON.stringify({ ...draft, heading: text }));
    return copyChanges(hook);
  };

  it("follows each change, but not to a mistake, and reports each mistake and warning once", async () => {
    data.edit("home.json", '"lead": "', '"lead": "RM12.50: ');
    await change("New");
    expect(heading()).toBe("New");
    await change("");
    await copyChanges(hook);
    expect(reporter.panicOnBuild).toHaveBeenCalledTimes(1);
    expect(heading()).toBe("New");
    await change("Mended");
    expect(heading()).toBe("Mended");
    expect(reporter.warn.mock.calls).toEqual([[expect.stringContaining("found RM12.50")]]);
  });

  it("has another photo of the same name", async () => {
    const [one, other] = ["photos/rigs/pinball.jpg", "photos/rigs/dance-floor.jpg"] as const;
    const photo = readFileSync(data.path(other));
    expect(inCopy(one).equals(photo)).toBe(false);
    replace(one, photo);
    await copyChanges(hook);
    expect(inCopy(one).equals(photo)).toBe(true);
  });
});
