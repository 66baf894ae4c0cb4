import { toRoute } from "../../../src/domain/routes";

describe("the route that a path means", () => {
  it.each([
    ["/", "/"],
    ["/events", "/events"],
    ["/Events", "/events"],
    ["/eVeNtS", "/events"],
    ["/FAQ", "/faq"],
    ["/ABOUT/", "/about"],
    ["/about//", "/about"],
  ])("is the lowercase one: %s is %s", (path, route) => {
    expect(toRoute(path)).toBe(route);
  });

  it.each(["/nope", "/events/2025", "/event", "/ev/ents", "/.."])("is none for %s", (path) => {
    expect(toRoute(path)).toBeNull();
  });
});
