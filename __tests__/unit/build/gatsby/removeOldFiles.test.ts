import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Node } from "gatsby";
import { filesIn } from "../../../../src/build/filesIn";
import { removeOldFiles } from "../../../../src/build/gatsby/removeOldFiles";

const digest = (letter: string) => letter.repeat(32);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "public-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes the files, and returns those that are left for a site with one photo, stage.jpg, of content `a`. */
async function left(...files: string[]): Promise<string[]> {
  for (const file of files) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, "");
  }
  const stage = { name: "stage", internal: { contentDigest: digest("a") } };
  await removeOldFiles(folder, [stage] as unknown as Node[]);
  return (await filesIn(folder)).sort();
}

describe("removeOldFiles", () => {
  it("removes scripts and style sheets of earlier builds", async () => {
    const bundles = ["app-1.js", "app-1.js.LICENSE.txt", "app-1.js.map", "styles.1.css"];
    expect(await left(...bundles)).toEqual([]);
  });

  it("removes the calendars of events, which may be over", async () => {
    expect(await left("events.ics", "events/cup.ics")).toEqual([]);
  });

  it("removes compressed versions and the form editor, which may have been turned off", async () => {
    expect(await left("faq/index.html.br", "robots.txt.gz", "admin/assets/a.woff2")).toEqual([]);
  });

  it("removes the copies of pages, which may be gone, but not the not-found page", async () => {
    expect(await left("faq.html", "faq/index.html", "404.html", "404/index.html")).toEqual([
      "404.html",
      "404/index.html",
      "faq/index.html",
    ]);
  });

  it("keeps all images of the current photos", async () => {
    const images = [`static/${digest("a")}/0a1b2/stage.avif`, `static/${digest("a")}/stage.jpg`];
    expect(await left(...images)).toEqual(images);
  });

  it("removes the images of photos that were removed or replaced", async () => {
    const [gone, replaced] = [
      `static/${digest("b")}/1/door.jpg`,
      `static/${digest("b")}/1/stage.jpg`,
    ];
    expect(await left(gone, replaced)).toEqual([]);
  });

  it("removes images under the former name of a renamed photo", async () => {
    expect(await left(`static/${digest("a")}/1/stage 50%.jpg`)).toEqual([]);
  });

  it("keeps everything else", async () => {
    const others = [
      "index.html",
      "page-data/app-data.json",
      "workbox/sw.js",
      "administration.html",
      "static/figtree-0a1b2.woff2",
      `${digest("b")}/door.jpg`,
    ];
    expect(await left(...others)).toEqual([...others].sort());
  });
});
