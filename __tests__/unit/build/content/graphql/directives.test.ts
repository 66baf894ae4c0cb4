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

describe("the GraphQL directives", () => {
  beforeEach(() => checkData(fixtureData));

  it("@dataFile resolves a field to the data file of the same name", async () => {
    expect(await resolve("dataFile", {}, "faq")).toMatchObject({ heading: "Asked and answered" });
  });

  it("@dataFile depends on the content version node", async () => {
    await resolve("dataFile", {}, "faq");
    expect(context.nodeModel.getNodeById).toHaveBeenCalledWith(CONTENT_VERSION);
  });

  it("@rigById resolves an id to its rig", async () => {
    for (const { id, name } of dataFiles.rigs.rigs) {
      expect(await resolve("rigById", { rig: id }, "rig")).toMatchObject({ id, name });
    }
  });

  it("@fileInData resolves a path to the file in data/", async () => {
    expect(await resolve("fileInData", { photo: "photos/a.jpg" }, "photo")).toEqual({
      sourceInstanceName: { eq: "data" },
      relativePath: { eq: "photos/a.jpg" },
    });
  });

  it("keep the last valid content while a data file has a mistake in develop", async () => {
    const copy = new DataCopy().change("faq.json", (faq) => {
      faq.heading = "Before";
    });
    await checkData(copy.folder, true);
    expect(await resolve("dataFile", {}, "faq")).toMatchObject({ heading: "Before" });
    copy.edit("faq.json", "{", "[");
    await checkData(copy.folder, true);
    expect(await resolve("dataFile", {}, "faq")).toMatchObject({ heading: "Before" });
    copy.edit("faq.json", "[", "{").edit("faq.json", "Before", "After");
    await checkData(copy.folder, true);
    expect(await resolve("dataFile", {}, "faq")).toMatchObject({ heading: "After" });
    copy.remove();
  });
});
