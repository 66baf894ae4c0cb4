import { createElement, type ReactElement } from "react";
import { deferScripts, rememberPage } from "../../../../plugins/first-view/node/deferScripts";

/** What stays of a page's scripts at its end. */
function scriptsAfter(...scripts: ReactElement[]) {
  Object.assign(globalThis, { SCRIPT_LOADER: "", SHOW_WHAT_IS_ON: "" });
  const __html = 'window.___chunkMapping={"faq":["/faq.js","/faq.css"]};';
  const chunkMapping = { key: "chunk-mapping", dangerouslySetInnerHTML: { __html } };
  const mapping = createElement("script", chunkMapping);
  const loadPageDataSync = () => ({ componentChunkName: "faq" });
  const replacePostBodyComponents = jest.fn();
  const replaceHeadComponents = jest.fn();
  rememberPage({ pathname: "/faq", loadPageDataSync } as never);
  deferScripts({
    pathname: "/faq",
    pathPrefix: "/lobby",
    getPostBodyComponents: () => [mapping, ...scripts],
    getHeadComponents: () => [],
    replacePostBodyComponents,
    replaceHeadComponents,
  } as never);
  const [[loader]] = replaceHeadComponents.mock.lastCall;
  return {
    kept: replacePostBodyComponents.mock.lastCall[0],
    deferred: loader.props["data-sources"],
  };
}

it("the site's own scripts wait for the first picture, and a script of another site keeps its attributes", () => {
  const own = createElement("script", { src: "/lobby/app.js", async: true });
  const other = createElement("script", {
    src: "https://statistics.test/script.js",
    async: true,
    "data-site": "1",
  } as object);
  expect(scriptsAfter(own, other)).toEqual({
    kept: [other],
    deferred: "/lobby/app.js /lobby/faq.js",
  });
});
