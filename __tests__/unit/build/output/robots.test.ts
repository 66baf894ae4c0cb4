import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeRobots } from "../../../../src/build/output/robots";

it("robots.txt allows everything and names the sitemap", async () => {
  const folder = mkdtempSync(join(tmpdir(), "public-"));
  await writeRobots(folder, "https://lobby.example/prefix");
  expect(readFileSync(join(folder, "robots.txt"), "utf8")).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://lobby.example/prefix/sitemap-index.xml\n",
  );
});
