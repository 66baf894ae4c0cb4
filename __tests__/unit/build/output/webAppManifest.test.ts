import { fillContent } from "../../../../src/build/content/loadContent";
import { icons, webAppManifest } from "../../../../src/build/output/webAppManifest";
import { changedFiles, dataFiles } from "../../../support/unit/siteContent";

const manifest = webAppManifest(fillContent(dataFiles), "#123456");

describe("the web app manifest", () => {
  it("has the venue's name, the description of the home page and the given colour", () => {
    expect(manifest.name).toBe("Bubble Hall");
    expect(manifest.description).toBe("Pinball Machine from RM9.90 an hour.");
    expect([manifest.background_color, manifest.theme_color]).toEqual(["#123456", "#123456"]);
  });

  it("lists each icon once as plain and once as maskable, never as both", () => {
    const uses = icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
    expect(uses.sort()).toEqual([
      "192x192 any",
      "192x192 maskable",
      "512x512 any",
      "512x512 maskable",
    ]);
  });

  it("has the shortcuts of the data, with URLs relative to the manifest", () => {
    expect(manifest.shortcuts.map(({ name }) => name)).toEqual(["Prices", "Feasts"]);
    const changed = changedFiles({
      "navigation.shortcuts": [{ label: "{site.name}", href: "/Events#inquiry" }],
    });
    expect(webAppManifest(fillContent(changed), "#123456").shortcuts).toEqual([
      { name: "Bubble Hall", url: "./events#inquiry" },
    ]);
  });
});
