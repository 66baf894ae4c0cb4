import { withPolicy } from "../../../../plugins/static-hosts/node/contentSecurityPolicy";

it("a file that is not a page gets no Content-Security-Policy", () => {
  const sites = { formEndpoint: "https://forms.example/submit", mapUrl: "/map.html" };
  expect(withPolicy("site-verification: 1", sites)).toBe("site-verification: 1");
});
