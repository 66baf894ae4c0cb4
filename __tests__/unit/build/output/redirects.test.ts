import { uppercaseRedirects } from "../../../../src/build/output/redirects";
import { routes } from "../../../../src/domain/routes";

describe("uppercaseRedirects", () => {
  it("redirects the capitalised and uppercase spelling of a route", () => {
    const ofFaq = uppercaseRedirects.filter(({ toPath }) => toPath === "/faq");
    expect(ofFaq.map(({ fromPath }) => fromPath)).toEqual(["/Faq", "/FAQ"]);
  });

  it("covers every route except the home page", () => {
    const targets = new Set(uppercaseRedirects.map(({ toPath }) => toPath));
    expect(["/", ...targets]).toEqual(routes);
  });
});
