import {
  contentSecurityPolicy,
  withPolicy,
} from "../../../../src/build/output/contentSecurityPolicy";

const sites = { formEndpoint: "https://forms.example/submit", mapUrl: "/map.html" };
const policyOf = (html: string, mapUrl = sites.mapUrl) =>
  contentSecurityPolicy(html, { ...sites, mapUrl });
const scriptsOf = (html: string) =>
  policyOf(html)
    .match(/script-src 'self'([^;]*)/)?.[1]
    ?.trim();

describe("the Content-Security-Policy of a page", () => {
  it("has one hash for each different inline script and style", () => {
    const page = `<style data-href="/a.css">p{}</style><script>a()</script><script>a()</script>
      <script src="/a.js" async></script><script id="b">\nb()\n</script>`;
    // echo -n 'a()' | openssl dgst -sha256 -binary | base64
    expect(scriptsOf(page)).toContain("'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='");
    expect(scriptsOf(page)?.split(" ")).toHaveLength(2);
    expect(policyOf(page)).toMatch(/style-src 'self' 'sha256-[^ ]+;/);
  });

  it("does not mistake data-src for the src of a script", () => {
    expect(scriptsOf('<script data-src="/a.js">a()</script>')).toContain("sha256");
  });

  it("allows a map of this site or of another", () => {
    expect(policyOf("")).toContain("frame-src 'self';");
    expect(policyOf("", "https://maps.example/embed?place=1")).toContain(
      "frame-src https://maps.example;",
    );
  });

  it("is in the page once, also if the page already has one", () => {
    const page = '<head><meta charSet="utf-8"/><script>a()</script></head>';
    const once = withPolicy(page, sites);
    expect(withPolicy(once.replace("a()", "b()"), sites)).toBe(
      withPolicy(page.replace("a()", "b()"), sites),
    );
  });

  it("is not added to a file that is not a page", () => {
    expect(withPolicy("site-verification: 1", sites)).toBe("site-verification: 1");
  });
});
