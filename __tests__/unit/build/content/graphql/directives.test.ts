import { CONTENT_VERSION, directives } from "../../../../../src/build/content/graphql/directives";
import { checkData } from "../../../../../src/build/content/loadContent";
import { DataCopy, fixtureData } from "../../../../support/unit/dataCopy";
import { dataFiles } from "../../../../support/unit/siteContent";

const context = {
  nodeModel: {
    findOne: async ({ query }: { query: { filter: object } }) => query.filter,
    getNodeById: jest.fn(),
  },
};

function resolve(directiveName: string, source: unknown, fieldName: string) {
  const directive = directives.find(({ name }) => name === directiveName);
  const resolver: CallableFunction | undefined = directive?.extend().resolve;
  return resolver?.(source, {}, context, { fieldName });
}

describe("the directives of the schema", () => {
  beforeEach(() => checkData(fixtureData));

  it("@dataFile answers with the file that the field is called after", async () => {
    expect(await resolve("dataFile", {}, "faq")).toMatchObject({ heading: "Asked and answered" });
  });

  it("@dataFile depends on the node that changes with the content", async () => {
    await resolve("dataFile", {}, "faq");
    expect(context.nodeModel.getNodeById).toHaveBeenCalledWith(CONTENT_VERSION);
  });

  it("@rigById answers with the rig of that id", async () => {
    for (const { id, name } of dataFiles.rigs.rigs) {
      expect(await resolve("rigById", { rig: id }, "rig")).toMatchObject({ id, name });
    }
  });

  it("@fileInData answers with the file in data/ that a path leads to", async () => {
    expect(await resolve("fileInData", { photo: "photos/a.jpg" }, "photo")).toEqual({
      sourceInstanceName: { eq: "data" },
      relativePath: { eq: "photos/a.jpg" },
    });
  });

  it("answer with the content as it was, while a data file is broken in develop", async () => {
    const copy = new DataCopy().change("faq.json", (faq) => {
      faq.heading = "As it was";
    });
    await checkData(copy.folder, true);
    expect(await resolve("dataFile", {}, "faq")).toMatchObject({ heading: "As it was" });
    copy.edit("faq.json", "{", "[");
    await checkData(copy.folder, true);
    expect(await resolve("dataFile", {}, "faq")).toMatchObject({ heading: "As it was" });
    copy.edit("faq.json", "[", "{").edit("faq.json", "As it was", "As it is");
    await checkData(copy.folder, true);
    expect(await resolve("dataFile", {}, "faq")).toMatchObject({ heading: "As it is" });
    copy.remove();
  });
});
