import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writePageFiles } from "../../src/routing/pageFiles";

it("each page below the first gets a file beside its folder", async () => {
  const folder = mkdtempSync(join(tmpdir(), "public-"));
  for (const route of ["events", "events/2", "faq", "about"]) {
    mkdirSync(join(folder, route), { recursive: true });
    writeFileSync(join(folder, route, "index.html"), route);
  }
  await writePageFiles(folder, ["/", "/events", "/events/2", "/faq", "/about"]);
  expect(readdirSync(folder).filter((file) => file.endsWith(".html"))).toEqual([
    "about.html",
    "events.html",
    "faq.html",
  ]);
  expect(readdirSync(join(folder, "events"))).toContain("2.html");
  expect(readFileSync(join(folder, "faq.html"), "utf8")).toBe("faq");
});
