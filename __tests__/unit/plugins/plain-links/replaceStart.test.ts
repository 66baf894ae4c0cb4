import { createElement } from "react";
import { replaceStart } from "../../../../plugins/plain-links/node/replaceStart";

const script = (key: string, code = "") =>
  createElement("script", { key, dangerouslySetInnerHTML: { __html: code } });

function replaceIn(body: unknown[], head: unknown[] = []) {
  const hook = {
    pathPrefix: "/lobby",
    getPostBodyComponents: () => body,
    getHeadComponents: () => head,
    replacePostBodyComponents: jest.fn(),
    replaceHeadComponents: jest.fn(),
  };
  replaceStart(hook as never, "faq");
  return {
    body: hook.replacePostBodyComponents.mock.lastCall[0],
    head: hook.replaceHeadComponents.mock.lastCall[0],
  };
}

it("a page gets the scripts of its component instead of the list of all pages' files", () => {
  const chunks = script(
    "chunk-mapping",
    'window.___chunkMapping={"faq":["/faq.js","/faq.css"],"about":["/about.js"]};',
  );
  const app = createElement("script", { src: "/lobby/app.js", async: true });
  const title = createElement("title");
  const { body, head } = replaceIn(
    [script("script-loader"), chunks, app],
    [script("gatsby-image-style"), title],
  );
  expect(body.map(({ props }: typeof app) => props.src)).toEqual([
    "/lobby/app.js",
    "/lobby/faq.js",
  ]);
  expect(head).toEqual([title]);
});

it("the build stops if Gatsby hides its scripts in a slice", () => {
  expect(() => replaceIn([])).toThrow(/slices/);
});
