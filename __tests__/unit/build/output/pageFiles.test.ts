import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writePageFiles } from "../../../../src/build/output/pageFiles";

it("writePageFiles copies every page except the home page to a file next to its folder", async () => {
  const folder = mkdtempSync(join(tmpdir(), "public-"));
  for (const route of ["events", "faq", "about"]) {
    mkdirSync(join(folder, route), { recursive: true });
    writeFileSync(join(folder, route, "index.html"), route);
  }
  await writePageFiles(folder);
  expect(readdirSync(folder).filter((file) => file.endsWith(".html"))).toEqual([
    "about.html",
    "events.html",
    "faq.html",
  ]);
  expect(readFileSync(join(folder, "faq.html"), "utf8")).toBe("faq");
});
