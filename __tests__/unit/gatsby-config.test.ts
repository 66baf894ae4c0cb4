import { resolve } from "node:path";
import type { GatsbyConfig } from "gatsby";
import { type LoadedContent, loadContent } from "../../src/build/content/loadContent";
import { DataCopy } from "../support/unit/dataCopy";

/** Returns gatsby-config's settings for a data folder. */
function configOf(copy: DataCopy): GatsbyConfig {
  const loaded: LoadedContent = loadContent(copy.folder);
  copy.remove();
  globalThis.loadedContent?.set(resolve("data"), loaded);
  let config: GatsbyConfig = {};
  jest.isolateModules(() => {
    config = require("../../gatsby-config").default;
  });
  return config;
}

describe("gatsby-config", () => {
  const valid = configOf(new DataCopy());
  const broken = configOf(new DataCopy().write("faq.json", ""));

  it("lists the same plugins if the data has mistakes, so that Gatsby keeps its cache", () => {
    const names = ({ plugins = [] }: GatsbyConfig) =>
      plugins.map((plugin) => (typeof plugin === "object" ? plugin?.resolve : plugin));
    expect(names(broken)).toEqual(names(valid));
  });

  it("has the same settings if the data has mistakes, so that Gatsby generates the same types", () => {
    const shape = ({ headers = [], ...settings }: GatsbyConfig) => [
      Object.keys(settings),
      headers.map((rule) => rule.headers.map(({ key }) => key)),
    ];
    expect(shape(broken)).toEqual(shape(valid));
  });
});
