import { graphqlExtensions } from "../../../../../src/build/content/graphql/directives";
import { graphqlTypeName } from "../../../../../src/build/content/graphql/typeDefinitions";
import {
  keepSoundContent,
  SOUND_CONTENT_NODE,
} from "../../../../../src/build/content/lastValidContent";
import { dataFiles, facts } from "../../../support/siteContent";

const nodes = Object.fromEntries(
  Object.entries(dataFiles).map(([name, file]) => [graphqlTypeName(name), file]),
);
const context = {
  nodeModel: {
    findOne: async ({ type, query }: { type: string; query?: { filter: object } }) =>
      query ? query.filter : nodes[type],
    getNodeById: jest.fn(),
  },
};

function resolve(extensionName: string, source: unknown, fieldName: string) {
  const extension = graphqlExtensions.find(({ name }) => name === extensionName);
  const resolver: CallableFunction | undefined = extension?.extend().resolve;
  return resolver?.(source, {}, context, { fieldName });
}

describe("the directives of the schema", () => {
  it("@dataFile answers with the file that the field is called after", async () => {
    expect(await resolve("dataFile", {}, "faq")).toBe(dataFiles.faq);
  });

  it("@dataFile depends on the node that changes with the content", async () => {
    await resolve("dataFile", {}, "faq");
    expect(context.nodeModel.getNodeById).toHaveBeenCalledWith(SOUND_CONTENT_NODE);
  });

  it("@fillPlaceholders fills a text, each text of a list, and leaves out what is missing", async () => {
    const source = { text: "Open {hours.short}", list: ["{site.name}", "plain"], missing: null };
    expect(await resolve("fillPlaceholders", source, "text")).toBe(`Open ${facts["hours.short"]}`);
    expect(await resolve("fillPlaceholders", source, "list")).toEqual([
      dataFiles.site.name,
      "plain",
    ]);
    expect(await resolve("fillPlaceholders", source, "missing")).toBeNull();
  });

  it("@rigById answers with the rig of that id", async () => {
    for (const rig of dataFiles.rigs.rigs) {
      expect(await resolve("rigById", { rig: rig.id }, "rig")).toBe(rig);
    }
  });

  it("@fileInData answers with the file in data/ that a path leads to", async () => {
    expect(await resolve("fileInData", { photo: "photos/a.jpg" }, "photo")).toEqual({
      sourceInstanceName: { eq: "data" },
      relativePath: { eq: "photos/a.jpg" },
    });
  });

  it("answer with the content as it was, while a data file is broken in develop", async () => {
    const faq = { heading: "As it was" };
    keepSoundContent({ ...dataFiles, faq } as typeof dataFiles);
    expect(await resolve("dataFile", {}, "faq")).toBe(faq);
    keepSoundContent(dataFiles);
    expect(await resolve("dataFile", {}, "faq")).toBe(dataFiles.faq);
  });
});
