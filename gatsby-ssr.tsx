import displayFont from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff2";
import textFont from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import type { RenderBodyArgs } from "gatsby";
import { HeadTags } from "./src/components/head/HeadTags";
import { provideHeadTags } from "./src/components/head/LateHead";

export { wrapPageElement } from "./src/layout/wrapPageElement";
export { addStructuredData as onPreRenderHTML } from "./src/structuredData/addStructuredData";

provideHeadTags(HeadTags);

/** The two fonts of every first view are asked for along with the page, not after its styles. */
export function onRenderBody({ setHeadComponents }: RenderBodyArgs) {
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
