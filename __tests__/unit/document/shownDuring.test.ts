import { hideWhatIsOff } from "../../../src/document/shownDuring";

const MINUTE = 60_000;

describe("what is shown for some time", () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: 10 * MINUTE + 30_000 });
    document.body.innerHTML = "";
    hideWhatIsOff();
    document.body.innerHTML = `
      <p data-from="${11 * MINUTE}">later</p>
      <p data-from="${9 * MINUTE}" data-until="${12 * MINUTE}" hidden>now</p>
      <p data-until="${10 * MINUTE}">before</p>
      <p>always</p>`;
  });

  afterEach(() => jest.useRealTimers());

  const shown = () =>
    [...document.querySelectorAll<HTMLElement>("p:not([hidden])")].map((each) => each.textContent);

  /** Mutation observers are called before what waits for a promise. */
  const observed = () => Promise.resolve();

  it("is hidden or shown as soon as it is in the page", async () => {
    await observed();
    expect(shown()).toEqual(["now", "always"]);
  });

  it("appears and disappears in its minute", () => {
    jest.advanceTimersByTime(30_000);
    expect(shown()).toEqual(["later", "now", "always"]);
    jest.advanceTimersByTime(MINUTE);
    expect(shown()).toEqual(["later", "always"]);
  });

  it.each(["pageshow", "prerenderingchange", "visibilitychange"])(
    "is right at %s, because timers stop while a page is not shown",
    (event) => {
      jest.setSystemTime(20 * MINUTE);
      document.dispatchEvent(new Event(event));
      expect(shown()).toEqual(["later", "always"]);
    },
  );

  it("follows an editor who changes its times in develop", async () => {
    await observed();
    document.querySelector("p")?.setAttribute("data-from", `${10 * MINUTE}`);
    await observed();
    expect(shown()).toEqual(["later", "now", "always"]);
  });
});
