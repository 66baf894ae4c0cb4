import { wrongBrowserHooks } from "../../../../plugins/plain-links/node/browserHooks";

const site = (...browserAPIs: string[]) => ({ name: "default-site-plugin", browserAPIs });

it("the build stops if the site or a plugin has a hook that browsers would not call", () => {
  expect(wrongBrowserHooks([site("wrapPageElement", "onRouteUpdate")])).toMatch(
    /never call onRouteUpdate of the site\. .*wrapPageElement/,
  );
  const plugin = { name: "analytics", browserAPIs: ["onInitialClientRender"] };
  expect(wrongBrowserHooks([site(), plugin])).toMatch(
    "onInitialClientRender of the plugin analytics",
  );
});

it("the build goes on with the hooks that browsers call, and without those that nobody needs", () => {
  const offline = { name: "gatsby-plugin-offline", browserAPIs: ["registerServiceWorker"] };
  const hooks = site("wrapPageElement", "onInitialClientRender", "onClientEntry");
  expect(wrongBrowserHooks([hooks, offline])).toBeUndefined();
});
