import { arrive, leave, watchHistory } from "../../../../src/layout/history/arrival";

const scroll = jest.mocked(Element.prototype.scrollIntoView);

const route = (pathname: string, state: { key: string; section?: string }) =>
  ({ pathname, hash: "", state }) as unknown as Location & { state: typeof state };

/** Comes from another page by a menu item that leads to a section. */
const arriveForSection = (key: string) =>
  arrive(route("/", { key, section: "rigs" }), route("/faq", { key: "other" }));

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
    leave(route("/faq", { key: "third" }));
    jest.runAllTimers();
    expect(scroll).not.toHaveBeenCalled();
  });
});

it("returns to where the visitor was, also if Back came while the next page was on its way", () => {
  const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation();
  const [home, faq] = [route("/", { key: "home" }), route("/faq", { key: "faq" })];
  watchHistory();
  window.history.replaceState(home.state, "");
  arrive(home, null);
  Object.assign(window, { scrollY: 900 });
  window.dispatchEvent(new Event("scroll"));
  // Gatsby renders the next page although the history is at the first one again.
  leave(faq);
  arrive(faq, home);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  leave(home);
  arrive(home, faq);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 900);
});
