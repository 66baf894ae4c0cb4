import { globalHistory } from "@gatsbyjs/reach-router";
import { dissolvePages } from "../../src/routing/dissolvePages";

const { listen } = globalHistory;
let picturesTaken: (() => void)[] = [];
let shown: string[] = [];
let stopListening = () => {};

/** A router that listens to the history, in a browser with or without transitions. */
function listenWith(startViewTransition?: Document["startViewTransition"]) {
  Object.assign(document, { startViewTransition });
  dissolvePages();
  stopListening = globalHistory.listen(({ location }) => shown.push(location.pathname));
}

/** Takes its picture when the test says so. */
const transition = (update: () => void) => {
  picturesTaken.push(update);
  return {
    ready: Promise.reject(new Error("Transition was skipped")),
    finished: Promise.resolve(),
  };
};

describe("pages that dissolve", () => {
  beforeEach(() => {
    picturesTaken = [];
    shown = [];
    globalHistory.navigate("/");
    jest.mocked(window.matchMedia).mockReturnValue({ matches: false } as MediaQueryList);
  });

  afterEach(() => {
    stopListening();
    globalHistory.listen = listen;
  });

  it("change once the browser has its picture of the old page", () => {
    listenWith(transition as never);
    globalHistory.navigate("/faq");
    expect(shown).toEqual([]);
    picturesTaken[0]?.();
    expect(shown).toEqual(["/faq"]);
  });

  it("are passed over when the visitor has gone on, or back, meanwhile", () => {
    listenWith(transition as never);
    globalHistory.navigate("/faq");
    globalHistory.navigate("/about");
    window.dispatchEvent(new PopStateEvent("popstate"));
    for (const take of picturesTaken) take();
    expect(shown).toEqual(["/about"]);
  });

  it("change at once on the way back, and within a page", () => {
    listenWith(transition as never);
    globalHistory.navigate("/#pricing");
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(shown).toHaveLength(2);
    expect(picturesTaken).toHaveLength(0);
  });

  it("change at once for a visitor who wants less motion", () => {
    jest.mocked(window.matchMedia).mockReturnValue({ matches: true } as MediaQueryList);
    listenWith(transition as never);
    globalHistory.navigate("/faq");
    expect(shown).toEqual(["/faq"]);
  });

  it("change at once in a browser without transitions", () => {
    listenWith();
    globalHistory.navigate("/faq");
    expect(shown).toEqual(["/faq"]);
    expect(globalHistory.listen).toBe(listen);
  });
});
