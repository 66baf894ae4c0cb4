import { render, screen } from "@testing-library/react";
import { wrapPageElement } from "../../../src/layout/wrapPageElement";

function renderWrapped(pageContext: object) {
  const args = {
    element: <p>The page</p>,
    props: { pageContext, location: { pathname: "/faq" } },
  };
  return render(wrapPageElement(args as Parameters<typeof wrapPageElement>[0]));
}

describe("wrapPageElement", () => {
  it("adds a skip link, the navbar, a main element around the page, and the footer", () => {
    renderWrapped({});
    expect(screen.getByRole("link", { name: "Skip to content" })).toHaveAttribute("href", "#main");
    expect(screen.getByRole("navigation")).toBeInTheDocument();
    expect(screen.getByRole("main")).toHaveTextContent("The page");
    expect(screen.getByRole("main")).toHaveAttribute("id", "main");
    expect(screen.getByRole("contentinfo")).toBeInTheDocument();
  });

  it("adds nothing to a blank page", () => {
    const { container } = renderWrapped({ isBlank: true });
    expect(container).toHaveTextContent(/^The page$/);
  });
});
