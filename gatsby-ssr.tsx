import type { RenderBodyArgs } from "gatsby";
import displayFont from "./src/styles/fonts/bricolage-grotesque-basic.woff2";
import textFont from "./src/styles/fonts/figtree-basic.woff2";

export { wrapPageElement } from "./src/layout/wrapPageElement";

export function onRenderBody({ setHeadComponents, setHtmlAttributes }: RenderBodyArgs) {
  setHtmlAttributes({ lang: "en-MY" });
  setHeadComponents(
    [displayFont, textFont].map((href) => (
      <link
        key={href}
        rel="preload"
        as="font"
        type="font/woff2"
        href={href}
        crossOrigin="anonymous"
      />
    )),
  );
}
