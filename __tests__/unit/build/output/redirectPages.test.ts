import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeRedirectPages } from "../../../../src/build/output/redirectPages";

it.each([
  [
    ["/", "/#rigs", "/about", "/Events", "/FAQ"],
    ["Events.html", "FAQ.html"],
  ],
  [["/Events/", "/faq/", "/Events#inquiry"], ["Events.html"]],
])("for the links %j, there are the redirect pages %j", async (hrefs, files) => {
  const folder = mkdtempSync(join(tmpdir(), "redirect-pages-"));
  await writeRedirectPages(folder, "", hrefs);
  expect(readdirSync(folder)).toEqual(files);
});
