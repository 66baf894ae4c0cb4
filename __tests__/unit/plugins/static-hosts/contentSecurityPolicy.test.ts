import {
  contentSecurityPolicy,
  withPolicy,
} from "../../../../plugins/static-hosts/node/contentSecurityPolicy";

const sites = { formEndpoint: "https://forms.example/submit", mapUrl: "/map.html" };
const policyOf = (html: string, mapUrl = sites.mapUrl) =>
  contentSecurityPolicy(html, { ...sites, mapUrl });
describe("the Content-Security-Policy of a page", () => {
  it("allows a map of this site or of another", () => {
    expect(policyOf("")).toContain("frame-src 'self';");
    expect(policyOf("", "https://maps.example/embed?place=1")).toContain(
      "frame-src https://maps.example;",
    );
  });

  it("is not added to a file that is not a page", () => {
    expect(withPolicy("site-verification: 1", sites)).toBe("site-verification: 1");
  });
});
