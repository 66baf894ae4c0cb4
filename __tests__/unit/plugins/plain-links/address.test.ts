const listen = jest.spyOn(window, "addEventListener");

type Arrival = {
  address: string;
  /** The address of the page with the link. */
  from?: string;
  type?: NavigationTimingType;
};

/** Loads a page as a browser does that does nothing with fragments by itself. */
function load(body: string, { address, from, type = "navigate" }: Arrival) {
  const page = address.replace(/[?#].*/, "").toLowerCase();
  const script = { dataset: { routes: "/ /events /faq /about", page } };
  window.history.replaceState(null, "", address);
  jest.spyOn(document, "referrer", "get").mockReturnValue(from ? window.origin + from : "");
  jest.spyOn(document, "currentScript", "get").mockReturnValue(script as never);
  performance.getEntriesByType = () => [{ type }] as never;
  document.body.innerHTML = body;
  jest.isolateModules(() => require("../../../../plugins/plain-links/browser/head/address"));
  window.dispatchEvent(new Event("DOMContentLoaded"));
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  for (const [kind, listener] of listen.mock.calls) window.removeEventListener(kind, listener);
  listen.mockClear();
  jest.useRealTimers();
});

it.each([
  ["/faq#first", [true, false]],
  [`/faq#${encodeURIComponent("café?")}`, [false, true]],
  ["/faq", [false, false]],
  ["/faq#nowhere", [false, false]],
  ["/faq#50%", [false, false]],
])("%s opens the answer to which its fragment leads", (address, expected) => {
  const answers = ["first", "café?"].map(
    (id) => `<details><summary>Why?</summary><p id="${id}">Because.</p></details>`,
  );
  load(answers.join(""), { address });
  const open = Array.from(document.querySelectorAll("details"), (details) => details.open);
  expect(open).toEqual(expected);
});

describe("RIGS or PRICING", () => {
  const loadHome = (arrival: Arrival = { address: "/" }) =>
    load(
      `<header><nav><a href="/#rigs">RIGS</a></nav></header>
      <section id="rigs" tabindex="-1"></section><a href="/about">ABOUT</a>`,
      arrival,
    );

  const { dataset } = document.documentElement;

  /** The browser scrolls to the fragment, smoothly while the page has the attribute. */
  const expectToScrollAfter100Ms = () => {
    jest.advanceTimersByTime(99);
    expect([window.location.hash, dataset.smooth]).toEqual(["", undefined]);
    jest.advanceTimersByTime(1);
    expect([window.location.hash, dataset.smooth]).toEqual(["#rigs", ""]);
    jest.advanceTimersByTime(100);
    expect(dataset.smooth).toBeUndefined();
  };

  const expectNoScroll = () => {
    const { hash } = window.location;
    jest.runAllTimers();
    expect([window.location.hash, dataset.smooth]).toEqual([hash, undefined]);
  };

  const click = (init: MouseEventInit = {}, selector = "a") => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
    document.querySelector(selector)?.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it("scrolls smoothly after exactly 100 ms on the home page, and adds one entry", () => {
    loadHome();
    const entries = window.history.length;
    expect(click()).toBe(true);
    expectToScrollAfter100Ms();
    expect(window.history).toHaveLength(entries + 1);
    click();
    jest.runAllTimers();
    expect(window.history).toHaveLength(entries + 1);
  });

  it("shows the top of the home page when it is chosen on another page, and scrolls after exactly 100 ms", () => {
    loadHome({ address: "/#rigs", from: "/FAQ" });
    expect(window.location.hash).toBe("");
    expectToScrollAfter100Ms();
  });

  it.each<[string, Arrival]>([
    ["a link from another site", { address: "/#rigs" }],
    ["a reload", { address: "/#rigs", from: "/faq", type: "reload" }],
    ["Back", { address: "/#rigs", from: "/faq", type: "back_forward" }],
    ["a link on the home page itself", { address: "/#rigs", from: "/" }],
    ["a link to another page", { address: "/events#inquiry", from: "/" }],
  ])("leaves the scrolling to the browser after %s", (_what, arrival) => {
    loadHome(arrival);
    expect(window.location.hash).not.toBe("");
    expectNoScroll();
  });

  it("leaves a click with Ctrl to the browser", () => {
    loadHome();
    expect(click({ ctrlKey: true })).toBe(false);
    expectNoScroll();
  });

  it.each([
    ["has gone to another page", () => window.dispatchEvent(new Event("pagehide"))],
    ["has followed another link", () => click({}, "[href='/about']")],
  ])("does not scroll if the visitor %s meanwhile", (_what, leave) => {
    loadHome();
    click();
    leave();
    expectNoScroll();
  });
});
