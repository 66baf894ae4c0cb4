import { readFileSync } from "node:fs";

const code = readFileSync("src/browser/scriptLoader.js", "utf8");

/** Runs the loader as a page does that was opened at the given address. */
function openAt(address: string) {
  history.replaceState({ scrolled: 900 }, "", address);
  const script = document.createElement("script");
  Object.assign(script.dataset, { sources: "[]", routes: "/events /faq /about" });
  script.textContent = code;
  document.head.append(script);
  return location.pathname + location.search + location.hash;
}

describe("the address of a page that was just opened", () => {
  it.each([
    ["/Events", "/events"],
    ["/eVeNtS?from=poster#inquiry", "/events?from=poster#inquiry"],
    ["/ABOUT/", "/about"],
  ])("becomes lowercase for a known route, query and hash kept: %s", (opened, address) => {
    const { length } = history;
    expect(openAt(opened)).toBe(address);
    expect(history).toHaveLength(length);
    expect(history.state).toEqual({ scrolled: 900 });
  });

  it.each(["/", "/faq#hours", "/NOPE"])("stays as it is otherwise: %s", (opened) => {
    expect(openAt(opened)).toBe(opened);
  });
});
