import { readdirSync } from "node:fs";
import { writeRedirectPages } from "../../../../src/build/output/redirectPages";
import { folderWith } from "../../../support/unit/folderWith";

it.each([
  [
    ["/", "/#rigs", "/about", "/Events", "/FAQ"],
    ["Events.html", "FAQ.html"],
  ],
  [["/Events/", "/faq/", "/Events#inquiry"], ["Events.html"]],
])("for the links %j, there are the redirect pages %j", async (hrefs, files) => {
  const folder = folderWith();
  await writeRedirectPages(folder, "", hrefs);
  expect(readdirSync(folder)).toEqual(files);
});
