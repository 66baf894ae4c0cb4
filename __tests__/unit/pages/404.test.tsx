import { Helmet } from "react-helmet";
import NotFoundPage from "../../../src/pages/404";
import { canonicalLinks, renderPage } from "../../support/unit/renderPage";

describe("the 404 page", () => {
  it("is blank", () => {
    const { container } = renderPage(NotFoundPage, "/nope");
    expect(container).toBeEmptyDOMElement();
  });

  it("has a title, no canonical URL, and tells search engines not to index it", () => {
    renderPage(NotFoundPage, "/nope");
    expect(Helmet.peek().title).toBe("Lost in Bubble Hall");
    expect(canonicalLinks()).toEqual([]);
    expect(Helmet.peek().metaTags).toContainEqual({ name: "robots", content: "noindex" });
  });
});
