import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeRedirectPages } from "../../../../src/build/output/redirectPages";

describe("the redirect pages for visitors without JavaScript", () => {
  const hrefs = ["/", "/#rigs", "/about", "/Events", "/FAQ"];
  let folder = "";

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "redirect-pages-"));
  });

  it("exist as files for the links that are not lowercase", async () => {
    await writeRedirectPages(folder, "", hrefs);
    expect(readdirSync(folder)).toEqual(["Events.html", "FAQ.html"]);
  });

  it("have no trailing slash in their name, and do not exist for lowercase links or links with a hash", async () => {
    await writeRedirectPages(folder, "", ["/Events/", "/faq/", "/Events#inquiry"]);
    expect(readdirSync(folder)).toEqual(["Events.html"]);
  });

  it("redirect to the lowercase route below the path prefix", async () => {
    await writeRedirectPages(folder, "/lobby", hrefs);
    const page = readFileSync(join(folder, "FAQ.html"), "utf8");
    expect(page).toContain('content="0; url=/lobby/faq"');
    expect(page).toContain('location.replace("/lobby/faq" + location.search');
  });
});
