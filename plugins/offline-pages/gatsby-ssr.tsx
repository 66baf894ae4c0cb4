import type { RenderBodyArgs } from "gatsby";

/** The page that gatsby-plugin-offline makes for the service worker. */
const APP_SHELL = "/offline-plugin-app-shell-fallback";

export function onRenderBody({ pathname, setHeadComponents }: RenderBodyArgs) {
  if (pathname !== APP_SHELL) return;
  setHeadComponents([
    <title key="title">Offline</title>,
    <meta key="robots" name="robots" content="noindex" />,
  ]);
}
