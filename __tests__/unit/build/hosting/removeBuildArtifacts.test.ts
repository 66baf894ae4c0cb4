import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeBuildArtifacts } from "../../../../src/build/hosting/removeBuildArtifacts";

it("removeBuildArtifacts removes source maps and build statistics, also in subfolders", async () => {
  const folder = mkdtempSync(join(tmpdir(), "public-"));
  mkdirSync(join(folder, "workbox"));
  const files = ["app.js", "app.js.map", "webpack.stats.json", "workbox/a.js", "workbox/a.js.map"];
  for (const file of files) writeFileSync(join(folder, file), "");
  await removeBuildArtifacts(folder);
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    "app.js",
    "workbox",
    "workbox/a.js",
  ]);
});
