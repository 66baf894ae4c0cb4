const scroll = jest.mocked(Element.prototype.scrollIntoView);
const listeners: Parameters<typeof window.addEventListener>[] = [];

type Arrival = {
  address: string;
  /** The address of the page with the link. */
  from?: string;
  type?: NavigationTimingType;
  body?: string;
};

/** Loads a page as a browser does that does nothing with fragments by itself. */
function load({ address, from = "", type = "navigate", body = "" }: Arrival) {
  for (const [kind, listener] of listeners.splice(0)) window.removeEventListener(kind, listener);
  const route = address.replace(/[?#].*/, "").toLowerCase();
  window.history.replaceState(null, "", address);
  Object.defineProperty(document, "referrer", {
    configurable: true,
    value: from && window.location.origin + from,
  });
  performance.getEntriesByType = () => [{ type }] as never;
  document.body.innerHTML = body;
  const { addEventListener } = window;
  window.addEventListener = (...args: Parameters<typeof addEventListener>) => {
    listeners.push(args);
    addEventListener(...args);
  };
  Object.defineProperty(document, "currentScript", {
    configurable: true,
    value: { dataset: { routes: "/ /events /faq /about", page: route } },
  });
  jest.isolateModules(() => require("../../../../plugins/first-view/browser/head/address"));
  window.addEventListener = addEventListener;
  window.dispatchEvent(new Event("DOMContentLoaded"));
}

describe("the answer to which a fragment leads", () => {
  const body = ["first", "café?"]
    .map((id) => `<details><summary>Why?</summary><p id="${id}">Because.</p></details>`)
    .join("");
  const openAnswers = () => Array.from(document.querySelectorAll("details"), ({ open }) => open);

  it.each([
    ["opens", "a plain word", "/faq#first", [true, false]],
    ["opens", "other letters", `/faq#${encodeURIComponent("café?")}`, [false, true]],
    ["stays closed", "an address without a fragment", "/faq", [false, false]],
    ["stays closed", "an unknown fragment", "/faq#nowhere", [false, false]],
    ["stays closed", "a malformed fragment", "/faq#50%", [false, false]],
  ])("%s for %s", (_what, _which, address, expected) => {
    load({ address, body });
    expect(openAnswers()).toEqual(expected);
  });
});

describe("RIGS or PRICING", () => {
  const body = `
    <header><nav><a href="/#rigs">RIGS</a></nav></header>
    <section id="rigs" tabindex="-1"></section>`;

  beforeEach(() => {
    jest.useFakeTimers();
    scroll.mockClear();
  });

  afterEach(() => jest.useRealTimers());

  const expectToScrollAfter100Ms = (behavior: string) => {
    jest.advanceTimersByTime(99);
    expect(scroll).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(scroll.mock.calls).toEqual([[{ behavior }]]);
    expect(document.getElementById("rigs")).toHaveFocus();
    expect(window.location.hash).toBe("#rigs");
  };

  const click = (init: MouseEventInit = {}) => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
    document.querySelector("a")?.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it.each([
    ["smoothly", "smooth", false],
    ["at once with prefers-reduced-motion", "auto", true],
  ])(
    "scrolls %s after exactly 100 ms on the home page, and adds one entry",
    (_how, behavior, matches) => {
      jest.mocked(window.matchMedia).mockReturnValueOnce({ matches } as MediaQueryList);
      load({ address: "/", body });
      const entries = window.history.length;
      expect(click()).toBe(true);
      expectToScrollAfter100Ms(behavior);
      expect(window.history).toHaveLength(entries + 1);
      click();
      jest.runAllTimers();
      expect(window.history).toHaveLength(entries + 1);
    },
  );

  it("shows the top of the home page when it is chosen on another page, and scrolls after exactly 100 ms", () => {
    load({ address: "/#rigs", from: "/FAQ", body });
    expect(window.location.hash).toBe("");
    expectToScrollAfter100Ms("smooth");
  });

  it.each([
    ["a link from another site", { address: "/#rigs" }],
    ["a reload", { address: "/#rigs", from: "/faq", type: "reload" as const }],
    ["Back", { address: "/#rigs", from: "/faq", type: "back_forward" as const }],
    ["a link on the home page itself", { address: "/#rigs", from: "/" }],
    ["a link to another page", { address: "/events#inquiry", from: "/" }],
  ])("leaves the scrolling to the browser after %s", (_what, arrival) => {
    load({ ...arrival, body });
    expect(window.location.hash).not.toBe("");
    jest.runAllTimers();
    expect(scroll).not.toHaveBeenCalled();
  });

  it("leaves a click with Ctrl to the browser", () => {
    load({ address: "/", body });
    expect(click({ ctrlKey: true })).toBe(false);
    jest.runAllTimers();
    expect(scroll).not.toHaveBeenCalled();
  });

  it("does not scroll if the visitor has gone to another page meanwhile", () => {
    load({ address: "/", body });
    click();
    window.dispatchEvent(new Event("pagehide"));
    jest.runAllTimers();
    expect(scroll).not.toHaveBeenCalled();
  });
});
