import { render, screen } from "@testing-library/react";
import { MapFrame } from "../../src/layout/MapFrame";

const sandboxOf = (url: string) => {
  render(<MapFrame url={url} title="The map" />);
  return screen.getByTitle("The map").getAttribute("sandbox")?.split(" ");
};

describe("the map's frame", () => {
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
