import { editorPage } from "../../../../src/build/editor/editorPage";
import { editorPolicy } from "../../../../src/build/editor/editorPolicy";

const policy = editorPolicy(true);
const parse = (page: Partial<Parameters<typeof editorPage>[0]> = {}) =>
  new DOMParser().parseFromString(
    editorPage({ siteName: "Bubble Hall", pathPrefix: "", policy, ...page }),
    "text/html",
  );

const addresses = (page: Document) =>
  [...page.querySelectorAll("[href], [src]")].map(
    (element) => element.getAttribute("href") ?? element.getAttribute("src"),
  );

describe("the form editor's page", () => {
  it("keeps search engines away", () => {
    expect(parse().querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  });

  it("loads its files from its own folder", () => {
    expect(addresses(parse())).toEqual(["/admin/logo.svg", "/admin/main.css", "/admin/main.js"]);
  });

  it("has the path prefix before each address", () => {
    expect(addresses(parse({ pathPrefix: "/lobby" }))).toEqual([
      "/lobby/admin/logo.svg",
      "/lobby/admin/main.css",
      "/lobby/admin/main.js",
    ]);
  });

  it("contains the policy before everything that the policy allows", () => {
    const page = parse();
    const meta = page.querySelector('meta[http-equiv="Content-Security-Policy"]') as Element;
    expect(meta.getAttribute("content")).toBe(policy);
    for (const element of page.querySelectorAll("link, script")) {
      expect(meta.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });

  it("contains no script and no style of its own, which the policy would refuse", () => {
    const page = parse();
    expect(page.querySelectorAll("style, script:not([src]), [style]")).toHaveLength(0);
    expect(page.querySelector("script")?.getAttribute("type")).toBe("module");
  });

  it.each(["Tea & Dice", '</title><script src="/x.js"></script>', 'The "Hall"', "&amp;"])(
    "shows the site's name %s as it is",
    (siteName) => {
      const page = parse({ siteName });
      expect(page.title).toBe(siteName);
      expect(page.querySelectorAll("script")).toHaveLength(1);
    },
  );

  it("says in English that it needs JavaScript", () => {
    const page = parse();
    expect(page.documentElement.getAttribute("lang")).toBe("en");
    expect(page.querySelector("noscript")?.textContent).toContain("JavaScript");
  });
});
