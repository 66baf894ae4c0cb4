import { render, screen } from "@testing-library/react";
import { MapFrame } from "../../../src/layout/MapFrame";
import { comeNear } from "../../support/unit/comeNear";

function frameOf(url: string) {
  render(<MapFrame url={url} title="The map" />);
  comeNear();
  return screen.getByTitle("The map");
}

const sandboxOf = (url: string) => frameOf(url).getAttribute("sandbox")?.split(" ");

describe("MapFrame", () => {
  beforeEach(() => jest.mocked(window.IntersectionObserver).mockClear());

  it("renders the frame only near the viewport", () => {
    render(<MapFrame url="/map.html" title="The map" />);
    comeNear(false);
    expect(screen.queryByTitle("The map")).not.toBeInTheDocument();
    comeNear();
    expect(screen.getByTitle("The map")).toHaveAttribute("src", "/map.html");
  });

  it("lets another site's map run scripts, but not navigate the page or send forms", () => {
    const allowed = sandboxOf("https://maps.example/embed");
    expect(allowed).toContain("allow-scripts");
    expect(allowed).not.toContain("allow-top-navigation");
    expect(allowed).not.toContain("allow-forms");
  });

  it("gives a page of this site no allow-same-origin, with which it could remove its sandbox", () => {
    expect(sandboxOf("/map.html")).toEqual(["allow-scripts"]);
  });
});
