import { Helmet } from "react-helmet";
import { canonicalLinks, renderPage } from "../../../support/unit/renderPage";

const base = "https://bubble-hall.test";

describe("the head of a page", () => {
  it.each([
    ["/", "Bubble Hall in Taman Rekaan", "Pinball Machine from RM9.90 an hour.", "share-home"],
    ["/events", "Feasts at Bubble Hall", "Moth Cup and Lantern Night.", "share"],
    ["/faq", "Ask Bubble Hall", "Questions of all kinds.", "share"],
    ["/about", "Who runs Bubble Hall", "The story of a hall.", "share"],
  ] as const)(
    "has the title, description, picture and canonical URL of %s",
    async (path, ...own) => {
      const [title, description, picture] = own;
      await renderPage(path);
      const head = Helmet.peek();
      expect(head.title).toBe(title);
      expect(head.metaTags).toContainEqual({ name: "description", content: description });
      expect(canonicalLinks()).toEqual([{ rel: "canonical", href: base + path }]);
      const properties = head.metaTags.map((tag) => [Object(tag).property, tag.content]);
      expect(Object.fromEntries(properties)).toMatchObject({
        "og:title": title,
        "og:description": description,
        "og:url": base + path,
        "og:image": `${base}/static/photos/${picture}.jpg.1200.webp`,
      });
    },
  );

  it("has a title but no canonical URL on the blank page, which search engines leave out", async () => {
    const { container } = await renderPage("/404");
    expect(container).toBeEmptyDOMElement();
    expect(Helmet.peek().title).toBe("Lost in Bubble Hall");
    expect(canonicalLinks()).toEqual([]);
    expect(Helmet.peek().metaTags).toContainEqual({ name: "robots", content: "noindex" });
  });
});
