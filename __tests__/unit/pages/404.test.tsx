import { Helmet } from "react-helmet";
import NotFoundPage from "../../../src/pages/404";
import { canonicalLinks, renderPage } from "../../support/unit/renderPage";

describe("the page for all other paths", () => {
  it("shows nothing", () => {
    const { container } = renderPage(NotFoundPage, "/nope");
    expect(container).toBeEmptyDOMElement();
  });

  it("has a title, no canonical address, and is not for search engines", () => {
    renderPage(NotFoundPage, "/nope");
    expect(Helmet.peek().title).toBe("Lost in Bubble Hall");
    expect(canonicalLinks()).toEqual([]);
    expect(Helmet.peek().metaTags).toContainEqual({ name: "robots", content: "noindex" });
  });
});
