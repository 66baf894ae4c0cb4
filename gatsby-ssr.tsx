import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby";
import { provideHeadTags } from "./src/layout/head/DeferredHead";
import { HeadTags } from "./src/layout/head/HeadTags";
import { deferScripts, rememberPage } from "./plugins/first-view/node/deferScripts";
import displayFont from "./src/styles/fonts/bricolage-grotesque-basic.woff2";
import textFont from "./src/styles/fonts/figtree-basic.woff2";

export { wrapPageElement } from "./src/layout/wrapPageElement";

provideHeadTags(HeadTags);

const isBuild = process.env.NODE_ENV === "production";

/** The page that gatsby-plugin-offline makes for the service worker. */
const APP_SHELL = "/offline-plugin-app-shell-fallback";

export function onRenderBody(hook: RenderBodyArgs) {
  const { setHeadComponents, setHtmlAttributes, pathname } = hook;
  if (isBuild) rememberPage(hook);
  setHtmlAttributes({ lang: "en-MY" });
  if (pathname === APP_SHELL) {
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

export function onPreRenderHTML(hook: PreRenderHTMLArgs) {
  if (isBuild) deferScripts(hook);
}
