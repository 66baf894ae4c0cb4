import displayFont from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff2";
import textFont from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import type { RenderBodyArgs } from "gatsby";
import { provideHeadTags } from "./src/layout/head/DeferredHead";
import { HeadTags } from "./src/layout/head/HeadTags";

export { wrapPageElement } from "./src/layout/wrapPageElement";

provideHeadTags(HeadTags);

/** The page that gatsby-plugin-offline makes for the service worker. */
const APP_SHELL = "/offline-plugin-app-shell-fallback";

export function onRenderBody({ setHeadComponents, setHtmlAttributes, pathname }: RenderBodyArgs) {
  if (pathname === APP_SHELL) {
    setHtmlAttributes({ lang: "en-MY" });
    setHeadComponents([
      <title key="title">Offline</title>,
      <meta key="robots" name="robots" content="noindex" />,
    ]);
  }
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
