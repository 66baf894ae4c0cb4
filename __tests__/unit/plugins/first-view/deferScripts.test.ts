import { createElement } from "react";
import { deferScripts } from "../../../../plugins/first-view/node/deferScripts";

it.each(["", "/lobby"])(
  "the site's own scripts below %j wait for the first picture, and scripts of other sites keep their attributes",
  (pathPrefix) => {
    Object.assign(globalThis, { SCRIPT_LOADER: "" });
    const own = ["app", "faq"].map((name) =>
      createElement("script", { key: name, src: `${pathPrefix}/${name}.js`, async: true }),
    );
    const others = ["https://statistics.test/script.js", "//statistics.test/script.js"].map((src) =>
      createElement("script", { src, async: true, "data-site": "1" } as object),
    );
    const replacePostBodyComponents = jest.fn();
    const replaceHeadComponents = jest.fn();
    const hook = {
      pathPrefix,
      getPostBodyComponents: () => [...own, ...others],
      getHeadComponents: () => [],
      replacePostBodyComponents,
      replaceHeadComponents,
    };
    deferScripts(hook as never);
    expect(replacePostBodyComponents).toHaveBeenCalledWith(others);
    const [[loader]] = replaceHeadComponents.mock.lastCall;
    expect(loader.props["data-sources"]).toBe(`${pathPrefix}/app.js ${pathPrefix}/faq.js`);
  },
);
