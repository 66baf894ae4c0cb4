import { graphqlExtensions } from "../../src/content/graphqlExtensions";
import { graphqlTypeName } from "../../src/content/graphqlTypes";
import { dataFiles } from "../helpers/siteContent";

const nodes = Object.fromEntries(
  Object.entries(dataFiles).map(([name, file]) => [graphqlTypeName(name), file]),
);
const context = {
  nodeModel: { findOne: async ({ type }: { type: string }) => nodes[type] },
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

  it("@fillPlaceholders fills a text, each text of a list, and leaves out what is missing", async () => {
    const source = { text: "Open {hours.short}", list: ["{site.name}", "plain"], missing: null };
    expect(await resolve("fillPlaceholders", source, "text")).toBe("Open 12 PM-2 AM");
    expect(await resolve("fillPlaceholders", source, "list")).toEqual([
      dataFiles.site.name,
      "plain",
    ]);
    expect(await resolve("fillPlaceholders", source, "missing")).toBeNull();
  });

  it("@rigById answers with the rig of that id", async () => {
    expect(await resolve("rigById", { rig: "pc-gaming" }, "rig")).toMatchObject({
      name: "PC Gaming",
    });
  });
});
