import { toRoute } from "../../../src/domain/routes";

describe("toRoute", () => {
  it.each([
    ["/", "/"],
    ["/events", "/events"],
    ["/Events", "/events"],
    ["/eVeNtS", "/events"],
    ["/FAQ", "/faq"],
    ["/ABOUT/", "/about"],
    ["/about//", "/about"],
  ])("maps %s to %s", (path, route) => {
    expect(toRoute(path)).toBe(route);
  });

  it.each(["/nope", "/events/2025", "/event", "/ev/ents", "/.."])("returns null for %s", (path) => {
    expect(toRoute(path)).toBeNull();
  });
});
