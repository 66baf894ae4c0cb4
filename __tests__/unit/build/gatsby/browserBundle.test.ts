import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeUnusedPlugins } from "../../../../src/build/gatsby/browserBundle";

/** One entry of the list that Gatsby 5.16 writes. */
const entry = (file: string, options: object) => `{
      plugin: require('${file}'),
      options: ${JSON.stringify(options)},
    }`;
const manifest = entry("../node_modules/gatsby-plugin-manifest/gatsby-browser.js", { a: "},{" });
const offline = entry("../node_modules/gatsby-plugin-offline/gatsby-browser.js", {});
const partytown = entry("../gatsby/internal-plugins/partytown/gatsby-browser.js", {});
const site = entry("../gatsby-browser.tsx", { plugins: [] });
const added = entry("../node_modules/gatsby-plugin-new/gatsby-browser.js", { key: "1" });

/** Returns the plugins that are left of a list, as the browser would load them. */
function left(...entries: string[]) {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const file = join(folder, ".cache/api-runner-browser-plugins.js");
  mkdirSync(join(folder, ".cache"));
  writeFileSync(file, `\nmodule.exports = [${entries.join(",")}]\n`);
  removeUnusedPlugins(folder);
  const list = { exports: [] as { plugin: string; options: object }[] };
  new Function("module", "require", readFileSync(file, "utf8"))(list, (path: string) => path);
  return list.exports;
}

describe("Gatsby's list of plugins with code for browsers", () => {
  it("keeps the site's own code and a plugin that somebody adds, with its options", () => {
    expect(left(manifest, offline, added, site, partytown)).toEqual([
      { plugin: "../node_modules/gatsby-plugin-new/gatsby-browser.js", options: { key: "1" } },
      { plugin: "../gatsby-browser.tsx", options: { plugins: [] } },
    ]);
  });

  it("stops the build if it has another form", () => {
    expect(() => left(manifest, site, partytown)).toThrow("does not list gatsby-plugin-offline");
  });
});
