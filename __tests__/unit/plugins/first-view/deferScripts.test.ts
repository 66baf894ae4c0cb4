import { createElement, type ReactElement } from "react";
import { deferScripts } from "../../../../plugins/first-view/node/deferScripts";

/** What stays of a page's scripts at its end. */
function scriptsAfter(pathPrefix: string, ...scripts: ReactElement[]) {
  Object.assign(globalThis, { SCRIPT_LOADER: "" });
  const __html = 'window.___chunkMapping={"faq":["/faq.js","/faq.css"]};';
  const chunkMapping = { key: "chunk-mapping", dangerouslySetInnerHTML: { __html } };
  const mapping = createElement("script", chunkMapping);
  const replacePostBodyComponents = jest.fn();
  const replaceHeadComponents = jest.fn();
  const hook = {
    pathPrefix,
    getPostBodyComponents: () => [mapping, ...scripts],
    getHeadComponents: () => [],
    replacePostBodyComponents,
    replaceHeadComponents,
  };
  deferScripts(hook as never, "faq");
  const [[loader]] = replaceHeadComponents.mock.lastCall;
  return {
    kept: replacePostBodyComponents.mock.lastCall[0],
    deferred: loader.props["data-sources"],
  };
}

it.each(["", "/lobby"])(
  "the site's own scripts below %j wait for the first picture, and scripts of other sites keep their attributes",
  (prefix) => {
    const own = createElement("script", { src: `${prefix}/app.js`, async: true });
    const others = ["https://statistics.test/script.js", "//statistics.test/script.js"].map((src) =>
      createElement("script", { src, async: true, "data-site": "1" } as object),
    );
    expect(scriptsAfter(prefix, own, ...others)).toEqual({
      kept: others,
      deferred: `${prefix}/app.js ${prefix}/faq.js`,
    });
  },
);
