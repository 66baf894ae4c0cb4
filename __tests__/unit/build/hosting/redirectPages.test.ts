import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeRedirectPages } from "../../../../src/build/hosting/redirectPages";

describe("the pages that send visitors without JavaScript on", () => {
  const hrefs = ["/", "/#rigs", "/about", "/Events", "/FAQ"];
  let folder = "";

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "redirect-pages-"));
  });

  it("exist for the links that are not lowercase, as files", async () => {
    await writeRedirectPages(folder, "", hrefs);
    expect(readdirSync(folder)).toEqual(["Events.html", "FAQ.html"]);
  });

  it("have the same name with a slash at the link's end, and none is made of a lowercase link", async () => {
    await writeRedirectPages(folder, "", ["/Events/", "/faq/", "/Events#inquiry"]);
    expect(readdirSync(folder)).toEqual(["Events.html"]);
  });

  it("lead to the lowercase route below the site's path prefix", async () => {
    await writeRedirectPages(folder, "/lobby", hrefs);
    const page = readFileSync(join(folder, "FAQ.html"), "utf8");
    expect(page).toContain('content="0; url=/lobby/faq"');
    expect(page).toContain('location.replace("/lobby/faq" + location.search + location.hash)');
  });
});
