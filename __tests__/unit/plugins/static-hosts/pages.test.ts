import { readFileSync } from "node:fs";
import { join } from "node:path";
import { withPolicy } from "../../../../plugins/static-hosts/node/contentSecurityPolicy";
import { writeRedirectPages } from "../../../../plugins/static-hosts/node/redirectPages";
import { folderWith } from "../../../support/unit/folders";

it("a link that is not lowercase gets a redirect page, unless the disk ignores case and has the page under this name", async () => {
  // What a program sees on such a disk after `events.html` has been written.
  const folder = folderWith({ "Events.html": "the page" });
  await writeRedirectPages(folder, "/lobby", ["/Events", "/FAQ", "/about"]);
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  expect(read("Events.html")).toBe("the page");
  expect(read("FAQ.html")).toContain('"/lobby/faq"');
  expect(() => read("about.html")).toThrow("ENOENT");
});

it("a file that is not a page gets no Content-Security-Policy", () => {
  const sites = { formEndpoint: "https://forms.example/submit", mapUrl: "/map.html" };
  expect(withPolicy("site-verification: 1", sites)).toBe("site-verification: 1");
});
