import { scriptsOf, withDeferredScripts } from "../../../../src/build/gatsby/deferScripts";

const loader = { code: "((data) => load(data))()", routes: "/ /faq" };
const pathScript = (path: string) =>
  `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${path}";/*]]>*/</script>`;
const list = JSON.stringify(JSON.stringify({ faq: ["/faq.css", "/faq.js"], about: ["/about.js"] }));
const listScript = `<script\n id="gatsby-chunk-mapping"\n> window.___chunkMapping=${list};\n</script>`;
const compilationScript = '<script>window.___webpackCompilationHash="5ca1ab1e";</script>';
const scripts = '<script src="/a.js" async></script><script src="/b.js" async></script>';

/** A page as Gatsby 5.16 writes it. */
const pageAt = (path: string) =>
  `<head></head><div id="___gatsby">Hello</div><script>inline()</script>${pathScript(path)}${listScript}${compilationScript}${scripts}</body>`;
const page = pageAt("/faq");

describe("a built page with deferred scripts", () => {
  it("lets the loader load its scripts, in order", () => {
    const deferred = withDeferredScripts(page, loader, []);
    expect(deferred).toContain('</script></head><div id="___gatsby">Hello</div><script>inline()');
    expect(deferred).toContain(
      `<script data-routes="/ /faq" data-path="/faq" data-compilation="5ca1ab1e" data-sources='["/a.js","/b.js"]'>((data) =>`,
    );
    expect(deferred).not.toContain("src=");
  });

  it("lets the loader load its own script with the shared ones", () => {
    const ownScripts = scriptsOf("faq", page);
    expect(ownScripts).toEqual(["/faq.js"]);
    expect(withDeferredScripts(page, loader, ownScripts)).toContain('["/a.js","/b.js","/faq.js"]');
    expect(scriptsOf(undefined, page)).toEqual([]);
  });

  it("does not contain the list of all pages' files", () => {
    expect(withDeferredScripts(page, loader, [])).not.toContain("about.js");
  });

  it("has no inline script of Gatsby's, which keeps the Content-Security-Policy short", () => {
    const deferred = withDeferredScripts(page, loader, []);
    expect(deferred.match(/<script/g)).toHaveLength(2);
  });

  it("has the same inline scripts as every other page", () => {
    const scriptsOfPage = (path: string) => {
      const deferred = withDeferredScripts(pageAt(path), loader, [`${path}.js`]);
      expect(deferred).toContain(`data-path="${path}"`);
      return Array.from(deferred.matchAll(/<script[^>]*>([^<]*)/g), ([, code]) => code);
    };
    expect(scriptsOfPage("/events")).toEqual(scriptsOfPage("/faq"));
  });

  it("is not changed twice, and a page that is not from Gatsby is not changed at all", () => {
    const deferred = withDeferredScripts(page, loader, []);
    expect(withDeferredScripts(deferred, loader, [])).toBe(deferred);
    expect(withDeferredScripts("<p>Hello</p>", loader, [])).toBe("<p>Hello</p>");
  });

  it.each([
    ["scripts", scripts],
    ["path", pathScript("/faq")],
    ["list of files", listScript],
    ["version of the scripts", compilationScript],
  ])("stops the build if Gatsby writes its %s in another way", (_what, part) => {
    expect(() =>
      withDeferredScripts(page.replace(part, "<script>new</script>"), loader, []),
    ).toThrow("A built page does not match");
  });
});
