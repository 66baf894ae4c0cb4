import { render } from "@testing-library/react";
import { navigate } from "gatsby";
import { Helmet } from "react-helmet";
import NotFoundPage from "../../src/pages/404";
import { siteContent } from "../helpers/siteContent";

function renderAt(pathname: string, search = "", hash = "") {
  const props = { data: { content: siteContent }, location: { pathname, search, hash } };
  return render(<NotFoundPage {...(props as Parameters<typeof NotFoundPage>[0])} />);
}

describe("the page for all other paths", () => {
  beforeEach(() => {
    jest.mocked(navigate).mockClear();
  });

  it("shows nothing", () => {
    const { container } = renderAt("/nope");
    expect(container).toBeEmptyDOMElement();
    expect(navigate).not.toHaveBeenCalled();
  });

  it("brings another casing of a route to its lowercase address, with query and hash", () => {
    renderAt("/eVeNtS", "?from=poster", "#inquiry");
    expect(navigate).toHaveBeenCalledWith("/events?from=poster#inquiry", { replace: true });
  });

  it("has a title, and no canonical address", () => {
    renderAt("/nope");
    expect(Helmet.peek().title).toBe(siteContent.pages.notFound.title);
    expect(Helmet.peek().linkTags).toEqual([]);
  });
});
