import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeRouteFiles } from "../../src/routing/routeFiles";

it("each route below the first gets a file beside its folder", async () => {
  const folder = mkdtempSync(join(tmpdir(), "public-"));
  for (const route of ["events", "faq", "about"]) {
    mkdirSync(join(folder, route));
    writeFileSync(join(folder, route, "index.html"), route);
  }
  await writeRouteFiles(folder);
  expect(readdirSync(folder).filter((file) => file.endsWith(".html"))).toEqual([
    "about.html",
    "events.html",
    "faq.html",
  ]);
  expect(readFileSync(join(folder, "faq.html"), "utf8")).toBe("faq");
});
