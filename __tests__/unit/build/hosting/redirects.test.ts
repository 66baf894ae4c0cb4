import { uppercaseRedirects } from "../../../../src/build/hosting/redirects";
import { dataFiles } from "../../../support/unit/siteContent";

describe("the redirects of uppercase paths", () => {
  it("are two spellings of each route, to its lowercase address", () => {
    expect(uppercaseRedirects).toEqual([
      { fromPath: "/Events", toPath: "/events" },
      { fromPath: "/EVENTS", toPath: "/events" },
      { fromPath: "/Faq", toPath: "/faq" },
      { fromPath: "/FAQ", toPath: "/faq" },
      { fromPath: "/About", toPath: "/about" },
      { fromPath: "/ABOUT", toPath: "/about" },
    ]);
  });

  it("cover every link of the navbar that is not lowercase", () => {
    const covered = uppercaseRedirects.map(({ fromPath }) => fromPath);
    const hrefs = dataFiles.navigation.items.map(({ href }) => href);
    for (const href of hrefs.filter((href) => href !== href.toLowerCase())) {
      expect(covered).toContain(href);
    }
  });
});
