import displayFont from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff2";
import textFont from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import type { RenderBodyArgs } from "gatsby";
import { provideHeadTags } from "./src/layout/head/DeferredHead";
import { HeadTags } from "./src/layout/head/HeadTags";

export { wrapPageElement } from "./src/layout/wrapPageElement";

provideHeadTags(HeadTags);

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
