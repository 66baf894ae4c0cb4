import { typeOfFile } from "../../../../plugins/checked-data/node/typeDefinitions";

it("a file that only looks like a data file has no GraphQL type of a data file", () => {
  const typeOf = (relativePath: string) => typeOfFile({ node: { relativePath } });
  expect(typeOf("coming-events.json")).toBe("ComingEventsJson");
  for (const stray of ["faq - Copy.json", "faq (1).json", "photos/faq.json", "50% off.json"]) {
    expect(typeOf(stray)).toBe("StrayJson");
  }
});
