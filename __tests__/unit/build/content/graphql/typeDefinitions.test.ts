import {
  contentTypeDefinitions,
  typeOfFile,
} from "../../../../../src/build/content/graphql/typeDefinitions";
import { schemas } from "../../../../../src/build/content/schema";

describe("the GraphQL types of the data files", () => {
  const definitions = contentTypeDefinitions();

  it("give an event exactly the specification's fields", () => {
    expect(definitions).toContain(`type EventsJsonEvents {
  id: String!
  title: String!
  description: String! @filled
  additionalInfo: [String!] @filled
  images: [EventsJsonEventsImages!]!
  showTitle: Boolean!
  className: EventsJsonEventsClassName!
}`);
  });

  it("give a question exactly the specification's fields", () => {
    expect(definitions).toContain(`type FaqJsonQuestions {
  question: String! @filled
  answer: String! @filled
  icon: FaqJsonQuestionsIcon!
}`);
  });

  it("resolve photos to files, and rig ids to rigs", () => {
    expect(definitions).toContain('photo: File! @link(by: "relativePath")');
    expect(definitions).toContain("rig: RigsJsonRigs! @rigById");
  });

  it("list the allowed words as an enum", () => {
    expect(definitions).toContain("enum EventsJsonEventsClassName {\n  mosaic\n  filmstrip\n}");
  });

  it("make every data file a node", () => {
    expect(definitions).toContain("type FaqJson implements Node @dontInfer {");
  });

  it("have no field at the top of a file that Gatsby's nodes need for themselves", () => {
    const reserved = ["id", "parent", "children", "internal", "fields"];
    for (const { shape } of Object.values(schemas)) {
      expect(Object.keys(shape).filter((field) => reserved.includes(field))).toEqual([]);
    }
  });

  it("give a file that is no data file another type than the data files", () => {
    const typeOf = (relativePath: string) => typeOfFile({ node: { relativePath } });
    expect(typeOf("coming-events.json")).toBe("ComingEventsJson");
    for (const stray of ["faq - Copy.json", "faq (1).json", "photos/faq.json", "50% off.json"]) {
      expect(typeOf(stray)).toBe("StrayJson");
    }
  });

  it("are nullable only for fields that can be null", () => {
    expect(definitions).toMatch(/nonMember: Float!\n\s+member: Float\n/);
  });
});
