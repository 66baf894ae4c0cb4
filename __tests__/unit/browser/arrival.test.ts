import type { RouteUpdateArgs } from "gatsby";
import { arrive, leave } from "../../../src/browser/arrival";

const scroll = jest.mocked(Element.prototype.scrollIntoView);

/** Comes from another page by a menu item that leads to a section. */
function arriveForSection(key: string) {
  window.history.replaceState({ key, section: "rigs" }, "");
  const location = { pathname: "/", hash: "" };
  arrive({ location, prevLocation: { pathname: "/faq" } } as RouteUpdateArgs);
}

describe("the arrival on the home page by RIGS or PRICING", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(window, "scrollTo").mockImplementation();
    scroll.mockClear();
    document.body.innerHTML = '<section id="rigs" tabindex="-1"></section>';
  });

  afterEach(() => jest.useRealTimers());

  it("begins at the top, and scrolls to the section after exactly 100 ms", () => {
    arriveForSection("first");
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    jest.advanceTimersByTime(99);
    expect(scroll).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(scroll).toHaveBeenCalledWith({ behavior: "smooth" });
    expect(document.getElementById("rigs")).toHaveFocus();
  });

  it("does not scroll if the visitor has gone to another page meanwhile", () => {
    arriveForSection("second");
    window.history.replaceState({ key: "third" }, "");
    leave();
    jest.runAllTimers();
    expect(scroll).not.toHaveBeenCalled();
  });
});
