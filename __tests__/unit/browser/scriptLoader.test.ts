import { readFileSync } from "node:fs";

const code = readFileSync("src/browser/scriptLoader.js", "utf8");

/** Runs the loader like a page that was opened at the given address. Returns the address afterwards. */
function openAt(address: string) {
  history.replaceState({ scrolled: 900 }, "", address);
  const script = document.createElement("script");
  Object.assign(script.dataset, { routes: "/events /faq /about", sources: "/app.js" });
  script.textContent = code;
  document.head.append(script);
  return location.pathname + location.search + location.hash;
}

describe("the script loader", () => {
  it.each([
    ["/Events", "/events"],
    ["/eVeNtS?from=poster#inquiry", "/events?from=poster#inquiry"],
    ["/ABOUT/", "/about"],
  ])(
    "changes the address of a known route to lowercase and keeps query and hash: %s",
    (opened, address) => {
      const { length } = history;
      expect(openAt(opened)).toBe(address);
      expect(history).toHaveLength(length);
      expect(history.state).toEqual({ scrolled: 900 });
    },
  );

  it.each(["/", "/faq#hours", "/NOPE"])("does not change any other address: %s", (opened) => {
    expect(openAt(opened)).toBe(opened);
  });
});
