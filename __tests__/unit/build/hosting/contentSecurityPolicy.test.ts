import {
  contentSecurityPolicy,
  inlineHashes,
} from "../../../../src/build/hosting/contentSecurityPolicy";
import { securityHeaders } from "../../../../src/build/hosting/headers";

const policyWith = (mapUrl: string) =>
  contentSecurityPolicy({
    scripts: ["'sha256-a'"],
    styles: [],
    formEndpoint: "https://forms.example/submit",
    mapUrl,
  });

describe("the Content-Security-Policy", () => {
  it("hashes each inline script and style of the pages once, to the letter", () => {
    const page = `<style data-href="/a.css">p{}</style><script>a()</script>
      <script src="/a.js" async></script><script id="b">\nb()\n</script>`;
    // echo -n 'a()' | openssl dgst -sha256 -binary | base64
    expect(inlineHashes([page, page]).scripts).toContain(
      "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
    );
    expect(inlineHashes([page, page]).scripts).toHaveLength(2);
    expect(inlineHashes([page]).styles).toHaveLength(1);
  });

  it("takes no attribute for the address of a script's file", () => {
    expect(inlineHashes(['<script data-src="/a.js">a()</script>']).scripts).toHaveLength(1);
  });

  it("has no hash for structured data, which browsers do not run", () => {
    const data = '<script type="application/ld+json">{"@type":"Thing"}</script>';
    expect(inlineHashes([data]).scripts).toEqual([]);
    expect(inlineHashes([`${data}<script type="module">a()</script>`]).scripts).toHaveLength(1);
  });

  it("allows the form's service by its origin", () => {
    expect(policyWith("/map.html")).toContain("connect-src 'self' https://forms.example;");
  });

  it("lets nobody frame the site, which frames another site's map", () => {
    const policy = policyWith("https://maps.example/embed?place=1");
    expect(policy).toContain("frame-src https://maps.example;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(securityHeaders("https://maps.example/embed")).toContainEqual({
      key: "x-frame-options",
      value: "DENY",
    });
  });

  it("lets the site frame itself only while the map is its own page", () => {
    expect(policyWith("/map.html")).toContain("frame-src 'self';");
    expect(policyWith("/map.html")).toContain("frame-ancestors 'self'");
    expect(securityHeaders("/map.html")).toContainEqual({
      key: "x-frame-options",
      value: "SAMEORIGIN",
    });
  });
});
