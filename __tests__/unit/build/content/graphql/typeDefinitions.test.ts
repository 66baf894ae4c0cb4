import {
  contentTypeDefinitions,
  typeOfFile,
} from "../../../../../src/build/content/graphql/typeDefinitions";

describe("the GraphQL types of the data files", () => {
  const definitions = contentTypeDefinitions();

  it("give an event and a question exactly the specification's fields", () => {
    expect(definitions).toContain(`type EventsJsonEvents {
  id: String!
  title: String!
  description: String! @filled
  additionalInfo: [String!] @filled
  images: [EventsJsonEventsImages!]!
  showTitle: Boolean!
  className: EventsJsonEventsClassName!
}`);
    expect(definitions).toContain(`type FaqJsonQuestions {
  question: String! @filled
  answer: String! @filled
  icon: FaqJsonQuestionsIcon!
}`);
  });

  it("are not those of a file that only looks like a data file", () => {
    const typeOf = (relativePath: string) => typeOfFile({ node: { relativePath } });
    expect(typeOf("coming-events.json")).toBe("ComingEventsJson");
    for (const stray of ["faq - Copy.json", "faq (1).json", "photos/faq.json", "50% off.json"]) {
      expect(typeOf(stray)).toBe("StrayJson");
    }
  });
});
