import { readFileSync } from "node:fs";
import { Helmet } from "react-helmet";
import { THEME_COLOUR } from "../../../../src/document/themeColour";
import { routes } from "../../../../src/domain/routes";
import { changedFiles, filled, pageTexts } from "../../../support/fixture";
import { renderPage } from "../../../support/unit/renderPage";

const base = "https://bubble-hall.test";

describe("the head of a page", () => {
  it.each(routes)("has the description of %s, and what link previews show", async (path) => {
    await renderPage(path);
    const head = Helmet.peek();
    const page = pageTexts(path);
    const [title, description] = [filled(page.title), filled(page.description)];
    expect(head.metaTags).toContainEqual({ name: "description", content: description });
    const tags = head.metaTags.map((tag) => [Object(tag).property ?? tag.name, tag.content]);
    expect(Object.fromEntries(tags)).toMatchObject({
      "og:type": "website",
      "og:site_name": "Bubble Hall",
      "og:locale": "en_MY",
      "og:title": title,
      "og:description": description,
      "og:url": base + path,
      "og:image": `${base}/static/${page.sharePhoto}.1200.webp`,
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": page.shareAlt,
      "twitter:card": "summary_large_image",
      "twitter:image:alt": page.shareAlt,
    });
  });

  it("has the icons, the web app manifest and the colour of the browser's bar on the blank page, too, but no canonical URL, and search engines leave it out", async () => {
    const { container } = await renderPage("/404");
    expect(container).toBeEmptyDOMElement();
    const { title, linkTags, metaTags } = Helmet.peek();
    expect(title).toBe("Bubble Hall");
    expect(linkTags).toEqual([
      { rel: "icon", sizes: "48x48", href: "/favicon.ico" },
      { rel: "icon", type: "image/svg+xml", href: "/static/brand/mark.svg" },
      { rel: "apple-touch-icon", href: "/icons/icon-192.png" },
      { rel: "manifest", href: "/manifest.webmanifest" },
    ]);
    expect(metaTags).toContainEqual({ name: "robots", content: "noindex" });
    expect(metaTags).toContainEqual({ name: "theme-color", content: THEME_COLOUR });
    expect(readFileSync("src/styles/global.scss", "utf8")).toContain(`--night: ${THEME_COLOUR};`);
  });

  it("has no drawing as an icon if the logo is a PNG", async () => {
    await renderPage("/404", changedFiles({ "site.icon": "brand/logo.PNG" }));
    const icons = Helmet.peek().linkTags.filter(({ rel }) => rel === "icon");
    expect(icons).toEqual([{ rel: "icon", sizes: "48x48", href: "/favicon.ico" }]);
  });
});
