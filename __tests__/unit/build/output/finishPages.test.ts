import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fillContent } from "../../../../src/build/content/loadContent";
import { finishPages } from "../../../../src/build/output/finishPages";
import { dataFiles } from "../../../support/unit/siteContent";

const content = fillContent(dataFiles);

const builtPage = `<html><head><meta charSet="utf-8"/></head><body><script>a()</script></body></html>`;

const homeData = {
  result: {
    data: { pagesJson: { home: { sharePhoto: { publicURL: "/static/a.jpg" } } } },
  },
};

/** Creates a public folder with a page that Gatsby has rendered, and some other files. */
function publicFolder() {
  const folder = mkdtempSync(join(tmpdir(), "public-"));
  const files = {
    "faq/index.html": builtPage,
    "page-data/index/page-data.json": JSON.stringify(homeData),
    "map.html": "<p>A map</p>",
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return { read: (file: string) => readFileSync(join(folder, file), "utf8"), folder };
}

describe("finishPages", () => {
  it("adds structured data with the home page's picture", async () => {
    const { folder, read } = publicFolder();
    await finishPages(folder, "/lobby", content);
    const page = read("faq/index.html");
    expect(page).toContain(`${content.site.siteBase}/lobby/faq`);
    const [, data = "{}"] = page.match(/application\/ld\+json">(.*?)<\/script><\/body>/) ?? [];
    expect(JSON.parse(data)["@graph"][0].image).toBe(`${content.site.siteBase}/static/a.jpg`);
  });

  it("stops if the home page's share picture is not known", async () => {
    const { folder } = publicFolder();
    const home = { result: { data: { pagesJson: { home: {} } } } };
    writeFileSync(join(folder, "page-data/index/page-data.json"), JSON.stringify(home));
    await expect(finishPages(folder, "", content)).rejects.toThrow("no share photo");
  });

  it("changes nothing when it runs again", async () => {
    const { folder, read } = publicFolder();
    await finishPages(folder, "", content);
    const once = read("faq/index.html");
    await finishPages(folder, "", content);
    expect(read("faq/index.html")).toBe(once);
  });

  it("adds a policy that allows the page's own scripts", async () => {
    const { folder, read } = publicFolder();
    await finishPages(folder, "", content);
    expect(read("faq/index.html")).toMatch(/script-src 'self' 'sha256-[^;]+;/);
  });

  it("does not change files that are not pages", async () => {
    const { folder, read } = publicFolder();
    await finishPages(folder, "", content);
    expect(read("map.html")).toBe("<p>A map</p>");
  });
});
