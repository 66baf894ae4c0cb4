import { readFileSync } from "node:fs";
import { routes, toRoute } from "../../../src/domain/routes";

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

it.each(["nginx.conf", "Caddyfile"])(
  "hosting/%s redirects other spellings of every page",
  (file) => {
    const rules = readFileSync(`hosting/${file}`, "utf8").matchAll(/\^(\/[\w-]+)\/\?\$/g);
    expect(Array.from(rules, ([, path]) => path).sort()).toEqual([...routes].sort().slice(1));
  },
);
