/** A plugin with the names of the hooks in its `gatsby-browser` file, as Gatsby stores it. Its types do not describe it. */
type StoredPlugin = { name: string; browserAPIs: readonly string[] };

/** The hooks of the site that `app.tsx` calls. */
const called = ["wrapPageElement", "onInitialClientRender"];

/** The site has it for develop only. */
const forDevelop = "onClientEntry";

/** Gatsby's `partytown` does nothing without a component of Gatsby. Our own code registers the service worker. */
const needless = ["partytown", "gatsby-plugin-offline"];

/** Says that the site or a plugin has a hook for browsers that would run in develop, but not in a build. */
export function wrongBrowserHooks(plugins: readonly StoredPlugin[]): string | undefined {
  const unsupported = plugins
    .filter(({ name }) => !needless.includes(name))
    .flatMap(({ name, browserAPIs }) => {
      const isSite = name === "default-site-plugin";
      const hooks = browserAPIs.filter(
        (hook) => !isSite || ![...called, forDevelop].includes(hook),
      );
      return hooks.map((hook) => `${hook} of ${isSite ? "the site" : `the plugin ${name}`}`);
    });
  if (unsupported.length === 0) return undefined;
  return `The browser would never call ${unsupported.join(", ")}. With plain-links, only the site's gatsby-browser.tsx can have hooks: ${called.join(" and ")}. See plugins/plain-links/README.md`;
}
