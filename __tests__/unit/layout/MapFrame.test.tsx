import { act, render, screen } from "@testing-library/react";
import { MapFrame } from "../../../src/layout/MapFrame";

/** Renders a map that is near the viewport, and returns what its sandbox allows. */
function sandboxOf(url: string) {
  render(<MapFrame url={url} title="The map" />);
  const [callback] = jest.mocked(window.IntersectionObserver).mock.lastCall ?? [];
  act(() => callback?.([{ isIntersecting: true }] as never, {} as never));
  return screen.getByTitle("The map").getAttribute("sandbox")?.split(" ");
}

describe("the frame of the map", () => {
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
