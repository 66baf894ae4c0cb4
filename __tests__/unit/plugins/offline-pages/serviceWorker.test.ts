import { readFileSync } from "node:fs";
import { join } from "node:path";
import { finishServiceWorker } from "../../../../plugins/offline-pages/node/serviceWorker";
import { folderWith } from "../../../support/unit/folders";

/** The service worker of a build with one page. */
function serviceWorkerOf(page: string, code: string) {
  const folder = folderWith({ "sw.js": code, "faq/index.html": page });
  finishServiceWorker(folder);
  return readFileSync(join(folder, "sw.js"), "utf8");
}

const code = 'first();\nself.__precacheManifest = [\n{ "url": "faq/index.html" }\n].concat();';

it("the service worker gets our rules before those of Workbox, and the hash of each file to store", () => {
  const worker = serviceWorkerOf("RM8", code);
  // As `printf RM8 | openssl dgst -sha256 -binary | base64` prints it.
  expect(worker).toContain(
    '"faq/index.html":"sha256-2d7NWjUxHuio9fWXxtQI4Xt+LwC8rOvbDNz456UdZIw="',
  );
  expect(worker).toMatch(/^first\(\);.*registerRoute.*__precacheManifest = /s);
});

it("a build stops if Workbox no longer lists the files to store", () => {
  expect(() => serviceWorkerOf("RM8", "first();")).toThrow("another sw.js");
});
