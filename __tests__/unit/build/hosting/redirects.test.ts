import { uppercaseRedirects } from "../../../../src/build/hosting/redirects";

it("uppercaseRedirects redirects the capitalised and uppercase spelling of each route", () => {
  expect(uppercaseRedirects).toEqual([
    { fromPath: "/Events", toPath: "/events" },
    { fromPath: "/EVENTS", toPath: "/events" },
    { fromPath: "/Faq", toPath: "/faq" },
    { fromPath: "/FAQ", toPath: "/faq" },
    { fromPath: "/About", toPath: "/about" },
    { fromPath: "/ABOUT", toPath: "/about" },
  ]);
});
