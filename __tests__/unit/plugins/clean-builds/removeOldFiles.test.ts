import type { Node } from "gatsby";
import { removeOldFiles } from "../../../../plugins/clean-builds/node/removeOldFiles";
import { listFiles } from "../../../../src/content/node/listFiles";
import { folderWith } from "../../../support/unit/folderWith";

const digest = (letter: string) => letter.repeat(32);

/** Writes the files, and returns those that are left for a site with one photo, stage.jpg, of content `a`. */
function left(...files: string[]): string[] {
  const folder = folderWith(Object.fromEntries(files.map((file) => [file, ""])));
  const stage = { name: "stage", internal: { contentDigest: digest("a") } };
  removeOldFiles(folder, [stage] as unknown as Node[]);
  return listFiles(folder).sort();
}

it("old images, copies of pages, and what a build writes anew are removed, and everything else is kept", () => {
  const kept = [
    `static/${digest("a")}/0a1b2/stage.avif`,
    `static/${digest("a")}/stage.jpg`,
    "index.html",
    "faq/index.html",
    "404.html",
    "404/index.html",
    "page-data/app-data.json",
    "administration.html",
    "static/figtree-0a1b2.woff2",
    `${digest("b")}/door.jpg`,
  ];
  const imagesOfPhotosThatAreGoneReplacedOrRenamed = [
    `static/${digest("b")}/1/door.jpg`,
    `static/${digest("b")}/1/stage.jpg`,
    `static/${digest("a")}/1/stage 50%.jpg`,
  ];
  const writtenAnew = [
    ...["app-1.js", "app-1.js.LICENSE.txt", "app-1.js.map", "styles.1.css", "robots.txt.gz"],
    ...["events.ics", "events/cup.ics", "faq.html", "faq/index.html.br", "admin/a.woff2"],
  ];
  expect(left(...kept, ...imagesOfPhotosThatAreGoneReplacedOrRenamed, ...writtenAnew)).toEqual(
    kept.sort(),
  );
});
