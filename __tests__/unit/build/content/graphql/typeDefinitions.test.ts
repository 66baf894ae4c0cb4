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

  it("link photos as files and rigs by their id", () => {
    expect(definitions).toContain("photo: File! @fileInData");
    expect(definitions).toContain("rig: RigsJsonRigs! @rigById");
  });

  it("list the words that a field may have", () => {
    expect(definitions).toContain("enum EventsJsonEventsClassName {\n  mosaic\n  filmstrip\n}");
  });

  it("are never inferred, and are all reached through one query field", () => {
    expect(definitions).toContain("type FaqJson implements Node @dontInfer {");
    expect(definitions).toContain("  faq: FaqJson! @dataFile");
  });

  it("let only what may be missing be null", () => {
    expect(definitions).toMatch(/nonMember: Float!\n\s+member: Float\n/);
  });
});
