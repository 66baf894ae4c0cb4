import { itAccepts, itReports, itWarnsAbout } from "../../../../../support/unit/mistakes";

describe("the check of the map", () => {
  itReports([
    [
      "a page that does not exist",
      "site",
      { "map.embedUrl": "/no-map.html" },
      "map.embedUrl: there is no file static/no-map.html. Add it, or write the address of a map. In the map service, choose Share",
    ],
  ]);

  itWarnsAbout([
    [
      "an address that is probably not meant for a page",
      "site",
      { "map.embedUrl": "https://www.openstreetmap.org/#map=17/3.1/101.6" },
      "map.embedUrl: this address may not work inside a page. In the map service, choose Share",
    ],
  ]);

  itAccepts([
    ["a page in static/", "site", { "map.embedUrl": "/map-placeholder.html?zoom=2#place" }],
    ["an address to embed", "site", { "map.embedUrl": "https://maps.test/export/embed.html?a=1" }],
    ["the address of an iframe", "site", { "map.embedUrl": "https://embed.test/iframe?zoom=16" }],
  ]);
});
