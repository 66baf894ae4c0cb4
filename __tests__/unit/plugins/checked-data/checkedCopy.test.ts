import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { copyChanges, startCopy } from "../../../../plugins/checked-data/node/checkedCopy";
import { COPY_FOLDER } from "../../../../plugins/checked-data/node/copyFolder";
import { usedFiles } from "../../../../src/content/check/fileMistakes";
import { listFiles } from "../../../../src/content/node/listFiles";
import { DataCopy } from "../../../support/unit/dataCopy";
import { eventually } from "../../../support/unit/eventually";
import { dataFiles } from "../../../support/unit/siteContent";

const reporter = { panicOnBuild: jest.fn(), warn: jest.fn() };

const createContentDigest = (content: string | Buffer) =>
  createHash("md5").update(content).digest("hex");

/** Gatsby's nodes of the files that it has read. */
let nodes: object[];

const hook = {
  reporter,
  createContentDigest,
  getNodesByType: () => nodes,
} as unknown as Parameters<typeof copyChanges>[0];

const root = process.cwd();

let data: DataCopy;

beforeEach(() => {
  jest.clearAllMocks();
  process.chdir(root);
  data = new DataCopy();
  process.chdir(dirname(data.folder));
});

afterAll(() => process.chdir(root));

/** Git and many editors write a new file and give it the name of the old one. */
function replace(file: string, text: string | Buffer) {
  data.write("new.json", text);
  renameSync(data.path("new.json"), data.path(file));
}

const mistakes = () => reporter.panicOnBuild.mock.calls.flat();

const inCopy = (file: string) => readFileSync(join(COPY_FOLDER, file));

/** Makes Gatsby's nodes those of the files in the copy. */
function readCopy() {
  nodes = listFiles(COPY_FOLDER).map((relativePath) => ({
    relativePath,
    internal: { contentDigest: createContentDigest(inCopy(relativePath)) },
  }));
}

describe("before Gatsby reads the data,", () => {
  it("develop waits for valid data, and reports each mistake once", async () => {
    const mended = data.text("faq.json");
    data.delete("faq.json");
    const valid = startCopy(hook);
    await eventually(() => expect(mistakes()).toHaveLength(1));
    expect(mistakes()[0]).toContain("data/faq.json: there is no file of this name");
    replace("faq.json", "");
    await eventually(() => expect(mistakes()).toHaveLength(2));
    expect(mistakes()[1]).toContain("data/faq.json:1:1: the file is empty");
    replace("faq.json", mended);
    await valid;
    expect(mistakes()).toHaveLength(2);
  });

  it("the copy has each data file and each photo that they name, and nothing else", async () => {
    mkdirSync(COPY_FOLDER, { recursive: true });
    data.write("._site.json", Buffer.from([0, 5, 22, 7]));
    data.write("photos/rigs/unused.jpg.json", "{");
    await startCopy(hook);
    const types = Object.keys(dataFiles).map(
      (name) => name.charAt(0).toUpperCase() + name.slice(1),
    );
    const photos = new Set(usedFiles(dataFiles).map(({ file }) => file));
    expect(listFiles(COPY_FOLDER).sort()).toEqual(
      [...types.map((type) => `${type}Json.json`), ...photos].sort(),
    );
    expect(JSON.parse(inCopy("FaqJson.json").toString())).toMatchObject(dataFiles.faq);
  });
});

describe("in develop, the copy", () => {
  beforeEach(async () => {
    await startCopy(hook);
    readCopy();
  });

  const heading = () => JSON.parse(inCopy("FaqJson.json").toString()).heading;

  const change = (text: string) => {
    const draft = JSON.parse(data.text("faq.json"));
    replace("faq.json", JSON.stringify({ ...draft, heading: text }));
  };

  it("follows each change, but not to a mistake", async () => {
    change("New");
    await copyChanges(hook);
    expect(heading()).toBe("New");
    change("");
    await copyChanges(hook);
    expect(mistakes()).toHaveLength(1);
    expect(heading()).toBe("New");
    change("Mended");
    await copyChanges(hook);
    expect(heading()).toBe("Mended");
  });

  it("has another photo of the same name", async () => {
    const [one, other] = ["photos/rigs/pinball.jpg", "photos/rigs/dance-floor.jpg"] as const;
    const photo = readFileSync(data.path(other));
    expect(inCopy(one).equals(photo)).toBe(false);
    replace(one, photo);
    await copyChanges(hook);
    expect(inCopy(one).equals(photo)).toBe(true);
  });

  it("is written again until Gatsby has read it", async () => {
    const timeOf = () => statSync(join(COPY_FOLDER, "FaqJson.json")).mtimeMs;
    change("New");
    await copyChanges(hook);
    const written = timeOf();
    await copyChanges(hook);
    const writtenAgain = timeOf();
    expect(writtenAgain).toBeGreaterThan(written);
    readCopy();
    await copyChanges(hook);
    expect(timeOf()).toBe(writtenAgain);
  });

  it("names a new photo when Gatsby has read it", async () => {
    const photo = "photos/new.jpg";
    data.write(photo, readFileSync(data.path("photos/rigs/pinball.jpg")));
    data.change("rigs", ({ rigs }) => {
      rigs[0].photo = photo;
    });
    const rigs = () => inCopy("RigsJson.json").toString();
    await copyChanges(hook);
    expect(listFiles(COPY_FOLDER)).toContain(photo);
    expect(rigs()).not.toContain(photo);
    readCopy();
    await copyChanges(hook);
    expect(rigs()).toContain(photo);
  });

  it("may have a warning, which is reported once", async () => {
    data.change("membership", ({ reload }) => {
      reload.bonuses[0].bonus = 9000;
    });
    await copyChanges(hook);
    change("New");
    await copyChanges(hook);
    expect(heading()).toBe("New");
    expect(reporter.warn.mock.calls).toEqual([[expect.stringContaining("RM9000")]]);
  });
});
