import { readFileSync } from "node:fs";
import { fillContent } from "../../../../src/build/content/loadContent";
import { icons, NIGHT, webAppManifest } from "../../../../src/build/output/webAppManifest";
import { changedFiles, dataFiles } from "../../../support/unit/siteContent";

const manifest = webAppManifest(fillContent(dataFiles));

describe("the web app manifest", () => {
  it("has the venue's name, the description of the home page and the colour of its background", () => {
    expect(manifest.name).toBe("Bubble Hall");
    expect(manifest.description).toBe("Pinball Machine from RM9.90 an hour.");
    expect([manifest.background_color, manifest.theme_color]).toEqual([NIGHT, NIGHT]);
    expect(readFileSync("src/styles/_tokens.scss", "utf8")).toContain(`$night: ${NIGHT};`);
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
    expect(webAppManifest(fillContent(changed)).shortcuts).toEqual([
      { name: "Bubble Hall", url: "./events#inquiry" },
    ]);
  });
});
