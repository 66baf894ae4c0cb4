import { toRoute } from "../../../src/domain/routes";

it("a route has any casing, with or without a slash at its end, and no other path is one", () => {
  const spellings = ["/", "/events", "/Events", "/eVeNtS", "/FAQ", "/ABOUT/", "/about//"];
  const found = ["/", "/events", "/events", "/events", "/faq", "/about", "/about"];
  expect(spellings.map(toRoute)).toEqual(found);
  const others = ["/nope", "/events/2025", "/event", "/ev/ents", "/.."];
  expect(others.map(toRoute)).toEqual(others.map(() => null));
});
