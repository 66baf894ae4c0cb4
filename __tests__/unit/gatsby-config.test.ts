import config from "../../gatsby-config";
import { lastChange as lastChangeOf } from "../../plugins/checked-data/node/lastChange";

jest.mock("../../plugins/checked-data/node/lastChange");

it("the sitemap has the address and the last change of each page, and nothing else", () => {
  const sitemap = config.plugins?.find((plugin) => Object(plugin).resolve?.endsWith("-sitemap"));
  const { resolvePages, serialize } = Object(sitemap).options;
  const lastChange = "2096-02-02T18:30:00+08:00";
  jest.mocked(lastChangeOf).mockReturnValue(lastChange);
  const pages = resolvePages({
    allSitePage: { nodes: [{ path: "/" }, { path: "/faq" }] },
  });
  expect(pages.map(serialize)).toEqual([
    { url: "/", lastmod: lastChange },
    { url: "/faq", lastmod: lastChange },
  ]);
});
