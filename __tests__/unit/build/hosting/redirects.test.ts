import { uppercaseRedirects } from "../../../../src/build/hosting/redirects";

it("the redirects of uppercase paths are two spellings of each route, to its lowercase address", () => {
  expect(uppercaseRedirects).toEqual([
    { fromPath: "/Events", toPath: "/events" },
    { fromPath: "/EVENTS", toPath: "/events" },
    { fromPath: "/Faq", toPath: "/faq" },
    { fromPath: "/FAQ", toPath: "/faq" },
    { fromPath: "/About", toPath: "/about" },
    { fromPath: "/ABOUT", toPath: "/about" },
  ]);
});
