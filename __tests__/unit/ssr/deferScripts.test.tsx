import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { deferScripts, rememberPage } from "../../../src/ssr/deferScripts";

// webpack inserts them in a build.
Object.assign(globalThis, { SCRIPT_LOADER: "load()", SHOW_WHAT_IS_ON: "showWhatIsOn()" });

const inline = (key: string, code: string) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as Gatsby does.
  <script key={key} id={`gatsby-${key}`} dangerouslySetInnerHTML={{ __html: code }} />
);
const chunks = { faq: ["/faq.css", "/faq.js"], about: ["/about.js"] };

/** The elements that Gatsby 5.16 has for a page without slices. */
const gatsbysBody = [
  inline("script-loader", `window.pagePath="/faq";`),
  inline("chunk-mapping", `/*<![CDATA[*/window.___chunkMapping=${JSON.stringify(chunks)};/*]]>*/`),
  <script key="/a.js" src="/a.js" async />,
  <script key="/b.js" src="/b.js" async />,
];

/** Returns the HTML of a page's head, and of what follows its content. */
function written({ html = "<p>Hello</p>", head = [] as ReactNode[] }) {
  const page = { head, body: gatsbysBody as ReactNode[] };
  const pathname = "/faq";
  const loadPageDataSync = () => ({ result: {}, componentChunkName: "faq" });
  rememberPage({ pathname, bodyHtml: html, loadPageDataSync } as unknown as RenderBodyArgs);
  deferScripts({
    pathname,
    getHeadComponents: () => page.head,
    getPostBodyComponents: () => page.body,
    replaceHeadComponents: (elements: ReactNode[]) => {
      page.head = elements;
    },
    replacePostBodyComponents: (elements: ReactNode[]) => {
      page.body = elements;
    },
  } as unknown as PreRenderHTMLArgs);
  return { head: renderToStaticMarkup(page.head), body: renderToStaticMarkup(page.body) };
}

describe("a built page", () => {
  it("lets the loader in its head load the shared scripts and its own, in order, and not those of other pages", () => {
    const { head, body } = written({});
    expect(head).toContain('data-sources="/a.js /b.js /faq.js">load()</script>');
    expect(head).toContain('data-routes="/ /events /faq /about"');
    expect(body).toContain('window.pagePath="/faq"');
    expect(body).not.toMatch(/src=|about.js/);
  });

  it("has the script for coming events and notices only if it has some", () => {
    expect(written({}).head).not.toContain("showWhatIsOn()");
    expect(written({ html: '<li data-until="1">' }).head).toContain("<script>showWhatIsOn()");
  });

  it("has the styles of gatsby-plugin-image only if it has an image of that plugin", () => {
    const head = [<style key="gatsby-image-style">img</style>, <style key="app">p</style>];
    expect(written({ head }).head).toMatch(/^<style>p<\/style><script/);
    const html = '<div class="gatsby-image-wrapper"></div>';
    expect(written({ head, html }).head).toMatch(/^<style>img<\/style><style>p<\/style>/);
  });
});
