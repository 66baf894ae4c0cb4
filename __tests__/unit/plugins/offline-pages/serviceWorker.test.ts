import { readFileSync } from "node:fs";
import { join } from "node:path";
import { finishServiceWorker } from "../../../../plugins/offline-pages/node/serviceWorker";
import { routes } from "../../../../src/domain/routes";
import { folderWith } from "../../../support/unit/folders";

/** The service worker of a build with the given text on its pages, and code of the service worker. */
function serviceWorkerOf(text: string, code: string) {
  const folder = folderWith({
    "sw.js": code,
    "404.html": "",
    ...Object.fromEntries(routes.map((route) => [join(route, "index.html"), text])),
  });
  finishServiceWorker(folder, "");
  const worker = readFileSync(join(folder, "sw.js"), "utf8");
  return { worker, cache: /"hash":"(\w+)"/.exec(worker)?.[1] };
}

it("the service worker changes with the content, and only then, and has another cache if only its code has changed", () => {
  const first = serviceWorkerOf("RM8", "first()");
  expect(first.cache).toBeTruthy();
  expect(serviceWorkerOf("RM8", "first()")).toEqual(first);
  expect(serviceWorkerOf("RM9", "first()").worker).not.toBe(first.worker);
  // Otherwise the installation would empty the cache that the active service worker uses.
  expect(serviceWorkerOf("RM8", "second()").cache).not.toBe(first.cache);
});
