import { act, render, screen } from "@testing-library/react";
import { MapFrame } from "../../../src/layout/MapFrame";

/** Renders a map that is near the viewport, and returns its frame. */
function frameOf(url: string) {
  render(<MapFrame url={url} title="The map" />);
  const [callback] = jest.mocked(window.IntersectionObserver).mock.lastCall ?? [];
  act(() => callback?.([{ isIntersecting: true }] as never, {} as never));
  return screen.getByTitle("The map");
}

describe("the frame of the map", () => {
  it("tells another site where its map is, and lets it run scripts and open tabs, but not navigate the page or send forms", () => {
    const frame = frameOf("https://maps.example/embed");
    expect(frame).toHaveAttribute("src", "https://maps.example/embed");
    expect(frame).toHaveAttribute("referrerpolicy", "strict-origin");
    expect(frame).toHaveAttribute(
      "sandbox",
      "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
    );
  });

  it("gives a page of this site no allow-same-origin, with which it could remove its sandbox", () => {
    expect(frameOf("/map.html")).toHaveAttribute("sandbox", "allow-scripts");
  });
});
