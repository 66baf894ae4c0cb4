import { scriptsOf, withDeferredScripts } from "../../../../src/build/gatsby/deferScripts";

const loader = { code: "((data) => load(data))()", routes: "/ /faq" };
const page =
  '<p>Hello</p><script>inline()</script><script src="/a.js" async></script><script src="/b.js" async></script></body>';

describe("a built page", () => {
  it("leaves its scripts to the loader, in their order", () => {
    const deferred = withDeferredScripts(page, loader, []);
    expect(deferred).toMatch(
      /^<p>Hello<\/p><script>inline\(\)<\/script><script data-routes="\/ \/faq" data-sources=/,
    );
    expect(deferred).toContain(`data-sources='["/a.js","/b.js"]'>((data) =>`);
    expect(deferred).not.toContain("src=");
  });

  const list = JSON.stringify(
    JSON.stringify({ faq: ["/faq.css", "/faq.js"], about: ["/about.js"] }),
  );
  const listScript = `<script\n id="gatsby-chunk-mapping"\n> window.___chunkMapping=${list};\n</script>`;

  it("has its own script asked for along with those of all pages", () => {
    const ownScripts = scriptsOf("faq", listScript);
    expect(ownScripts).toEqual(["/faq.js"]);
    expect(withDeferredScripts(page, loader, ownScripts)).toContain('["/a.js","/b.js","/faq.js"]');
    expect(scriptsOf(undefined, page)).toEqual([]);
  });

  it("does not carry the list of all pages' files", () => {
    expect(withDeferredScripts(listScript + page, loader, [])).toContain(
      "<script>window.___chunkMapping={}</script>",
    );
  });

  it("has the same inline scripts as every other page, so that the policy stays short", () => {
    const scriptsOfPage = (path: string) => {
      const pathScript = `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${path}";/*]]>*/</script>`;
      const deferred = withDeferredScripts(pathScript + page, loader, [`${path}.js`]);
      expect(deferred).toContain(`data-path="${path}"`);
      return Array.from(deferred.matchAll(/<script[^>]*>([^<]*)/g), ([, code]) => code);
    };
    expect(scriptsOfPage("/events/2")).toEqual(scriptsOfPage("/faq"));
  });

  it("stays as it is when that was done before, or when it has no scripts", () => {
    const deferred = withDeferredScripts(page, loader, []);
    expect(withDeferredScripts(deferred, loader, [])).toBe(deferred);
    expect(withDeferredScripts("<p>Hello</p>", loader, [])).toBe("<p>Hello</p>");
  });
});
