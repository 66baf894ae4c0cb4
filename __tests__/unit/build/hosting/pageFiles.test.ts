import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writePageFiles } from "../../../../src/build/hosting/pageFiles";

it("writePageFiles copies every page except the home page to a file next to its folder", async () => {
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

it("writePageFiles removes the file of a page that no longer exists, but no other files", async () => {
  const folder = mkdtempSync(join(tmpdir(), "public-"));
  mkdirSync(join(folder, "events/2"), { recursive: true });
  for (const file of ["index.html", "404.html", "events/index.html", "events/2.html"]) {
    writeFileSync(join(folder, file), "");
  }
  await writePageFiles(folder, ["/", "/events"]);
  expect(existsSync(join(folder, "events/2.html"))).toBe(false);
  expect(readdirSync(folder).sort()).toEqual(["404.html", "events", "events.html", "index.html"]);
});
