import {
  contentSecurityPolicy,
  inlineHashes,
} from "../../../../src/build/output/contentSecurityPolicy";
import { securityHeaders } from "../../../../src/build/output/headers";

const policyWith = (mapUrl: string) =>
  contentSecurityPolicy({
    scripts: ["'sha256-a'"],
    styles: [],
    formEndpoint: "https://forms.example/submit",
    mapUrl,
  });

describe("the Content-Security-Policy", () => {
  it("has one hash for each different inline script and style", () => {
    const page = `<style data-href="/a.css">p{}</style><script>a()</script>
      <script src="/a.js" async></script><script id="b">\nb()\n</script>`;
    // echo -n 'a()' | openssl dgst -sha256 -binary | base64
    expect(inlineHashes([page, page]).scripts).toContain(
      "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
    );
    expect(inlineHashes([page, page]).scripts).toHaveLength(2);
    expect(inlineHashes([page]).styles).toHaveLength(1);
  });

  it("does not mistake data-src for the src of a script", () => {
    expect(inlineHashes(['<script data-src="/a.js">a()</script>']).scripts).toHaveLength(1);
  });

  it("has no hash for structured data, which browsers do not execute", () => {
    const data = '<script type="application/ld+json">{"@type":"Thing"}</script>';
    expect(inlineHashes([data]).scripts).toEqual([]);
    expect(inlineHashes([`${data}<script type="module">a()</script>`]).scripts).toHaveLength(1);
  });

  it("allows the origin of the form service", () => {
    expect(policyWith("/map.html")).toContain("connect-src 'self' https://forms.example;");
  });

  it("forbids framing of the site if the map is on another site", () => {
    const policy = policyWith("https://maps.example/embed?place=1");
    expect(policy).toContain("frame-src https://maps.example;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(securityHeaders("https://maps.example/embed")).toContainEqual({
      key: "x-frame-options",
      value: "DENY",
    });
  });

  it("lets the site frame itself if the map is one of its pages", () => {
    expect(policyWith("/map.html")).toContain("frame-src 'self';");
    expect(policyWith("/map.html")).toContain("frame-ancestors 'self'");
    expect(securityHeaders("/map.html")).toContainEqual({
      key: "x-frame-options",
      value: "SAMEORIGIN",
    });
  });
});
