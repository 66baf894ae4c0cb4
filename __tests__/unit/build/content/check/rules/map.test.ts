import { missingMapPage } from "../../../../../../src/build/content/check/rules/map";
import { itAccepts, itReports } from "../../../../../support/unit/mistakes";
import { dataFiles } from "../../../../../support/unit/siteContent";

const siteWith = (embedUrl: string) => ({
  site: { ...dataFiles.site, map: { ...dataFiles.site.map, embedUrl } },
});

describe("the check of the map", () => {
  it.each(["/maps/here.html", "/maps/here.html?zoom=2", "/maps/here.html#place"])(
    "finds the page of %s in a folder of static/",
    (embedUrl) => {
      expect(missingMapPage(siteWith(embedUrl), ["maps/here.html"])).toEqual([]);
      expect(missingMapPage(siteWith(embedUrl), ["here.html"])).toEqual([
        {
          name: "site",
          path: ["map", "embedUrl"],
          message: expect.stringContaining("there is no file static/maps/here.html."),
        },
      ]);
    },
  );

  it("looks for no page if the site's file has a mistake", () => {
    expect(missingMapPage({}, [])).toEqual([]);
  });

  itReports([
    [
      "a page that does not exist",
      "site",
      { "map.embedUrl": "/no-map.html" },
      "map.embedUrl: there is no file static/no-map.html. Add it, or write the address of a map. In the map service, choose Share",
    ],
  ]);

  itAccepts([
    ["a page in static/", "site", { "map.embedUrl": "/map-placeholder.html?zoom=2#place" }],
    ["an address to embed", "site", { "map.embedUrl": "https://maps.test/export/embed.html?a=1" }],
    ["the address of an iframe", "site", { "map.embedUrl": "https://embed.test/iframe?zoom=16" }],
  ]);
});
