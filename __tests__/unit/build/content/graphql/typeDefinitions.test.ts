import { contentTypeDefinitions } from "../../../../../src/build/content/graphql/typeDefinitions";

describe("the GraphQL types of the data files", () => {
  const definitions = contentTypeDefinitions();

  it("give an event exactly the specification's fields", () => {
    expect(definitions).toContain(`type EventsJsonEvents {
  id: String!
  title: String!
  description: String!
  additionalInfo: [String!]
  images: [EventsJsonEventsImages!]!
  showTitle: Boolean!
  className: EventsJsonEventsClassName!
}`);
  });

  it("give a question exactly the specification's fields", () => {
    expect(definitions).toContain(`type FaqJsonQuestions {
  question: String!
  answer: String!
  icon: FaqJsonQuestionsIcon!
}`);
  });

  it("resolve photos to files, and rig ids to rigs", () => {
    expect(definitions).toContain("photo: File! @fileInData");
    expect(definitions).toContain("rig: RigsJsonRigs! @rigById");
  });

  it("list the allowed words as an enum", () => {
    expect(definitions).toContain("enum EventsJsonEventsClassName {\n  mosaic\n  filmstrip\n}");
  });

  it("make every data file a field of one query", () => {
    expect(definitions).toContain("type FaqJson {");
    expect(definitions).toContain("  faq: FaqJson! @dataFile");
  });

  it("are nullable only for fields that can be null", () => {
    expect(definitions).toMatch(/nonMember: Float!\n\s+member: Float\n/);
  });
});
