import { globalHistory } from "@gatsbyjs/reach-router";
import { lowercaseAddress } from "../../src/routing/lowercaseAddress";

describe("the address of a page that was just opened", () => {
  function addressAfter(opened: string) {
    globalHistory.navigate(opened);
    const { length } = window.history;
    lowercaseAddress();
    expect(window.history).toHaveLength(length);
    return location.pathname + location.search + location.hash;
  }

  it.each([
    ["/Events", "/events"],
    ["/eVeNtS?from=poster#inquiry", "/events?from=poster#inquiry"],
    ["/ABOUT/", "/about"],
  ])("becomes lowercase for a known route, query and hash kept: %s", (opened, address) => {
    expect(addressAfter(opened)).toBe(address);
  });

  it.each(["/", "/faq#hours", "/NOPE"])("stays as it is otherwise: %s", (opened) => {
    expect(addressAfter(opened)).toBe(opened);
  });
});
