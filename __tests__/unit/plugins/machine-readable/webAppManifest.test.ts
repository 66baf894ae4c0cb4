import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { writeIcons } from "../../../../plugins/machine-readable/node/icons";
import { writeWebAppManifest } from "../../../../plugins/machine-readable/node/webAppManifest";
import { THEME_COLOUR } from "../../../../src/domain/themeColour";
import { dataFiles, filled } from "../../../support/fixture";
import { builtWith } from "../../../support/unit/builtWith";

it("the web app manifest names the site, its colours, and each icon with and without a mask", async () => {
  const build = await builtWith({});
  await writeWebAppManifest(build);
  await writeIcons(build);
  const manifest = JSON.parse(
    readFileSync(join(build.publicFolder, "manifest.webmanifest"), "utf8"),
  );
  const icon = (size: number, purpose: string) => ({
    src: `icons/icon-${size}.png?v=0a1b2c`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  expect(manifest).toEqual({
    name: "Bubble Hall",
    short_name: "Bubble Hall",
    description: filled(dataFiles.pages.home.description),
    lang: "en-MY",
    start_url: "/lobby/",
    scope: "./",
    display: "minimal-ui",
    background_color: THEME_COLOUR,
    theme_color: THEME_COLOUR,
    icons: ["any", "maskable"].flatMap((purpose) => [icon(192, purpose), icon(512, purpose)]),
  });
  for (const [file, size] of [
    ["favicon.ico", 48],
    ["icons/icon-192.png", 192],
    ["icons/icon-512.png", 512],
  ] as const) {
    const { format, width, height } = await sharp(join(build.publicFolder, file)).metadata();
    expect({ file, format, width, height }).toEqual({
      file,
      format: "png",
      width: size,
      height: size,
    });
  }
});
