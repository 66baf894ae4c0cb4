import { uppercaseRedirects } from "../../../../src/build/output/redirects";
import { routes } from "../../../../src/domain/routes";

describe("uppercaseRedirects", () => {
  it("redirects the capitalised and uppercase spelling of a route", () => {
    expect(uppercaseRedirects.filter(({ toPath }) => toPath === "/faq")).toEqual([
      { fromPath: "/Faq", toPath: "/faq" },
      { fromPath: "/FAQ", toPath: "/faq" },
    ]);
  });

  it("covers every route except the home page", () => {
    const targets = new Set(uppercaseRedirects.map(({ toPath }) => toPath));
    expect(["/", ...targets]).toEqual(routes);
  });
});
