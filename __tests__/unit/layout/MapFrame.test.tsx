import { render, screen } from "@testing-library/react";
import { MapFrame } from "../../../src/layout/MapFrame";
import { comeNear } from "../../support/unit/comeNear";

function frameOf(url: string) {
  render(<MapFrame url={url} title="The map" />);
  comeNear();
  return screen.getByTitle("The map");
}

const sandboxOf = (url: string) => frameOf(url).getAttribute("sandbox")?.split(" ");

describe("the map's frame", () => {
  beforeEach(() => jest.mocked(window.IntersectionObserver).mockClear());

  it("is not there until its place comes near", () => {
    render(<MapFrame url="/map.html" title="The map" />);
    comeNear(false);
    expect(screen.queryByTitle("The map")).not.toBeInTheDocument();
    comeNear();
    expect(screen.getByTitle("The map")).toHaveAttribute("src", "/map.html");
  });

  it("lets another site's map work, but not lead the visitor away", () => {
    const allowed = sandboxOf("https://maps.example/embed");
    expect(allowed).toContain("allow-scripts");
    expect(allowed).not.toContain("allow-top-navigation");
    expect(allowed).not.toContain("allow-forms");
  });

  it("keeps a page of this site apart from it, which could lift the sandbox otherwise", () => {
    expect(sandboxOf("/map.html")).toEqual(["allow-scripts"]);
  });
});
