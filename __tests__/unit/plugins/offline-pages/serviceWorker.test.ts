import { readFileSync } from "node:fs";
import { join } from "node:path";
import { finishServiceWorker } from "../../../../plugins/offline-pages/node/serviceWorker";
import { routes } from "../../../../src/domain/routes";
import { folderWith } from "../../../support/unit/folderWith";

/** The service worker of a build with the given text on its pages, and code of the service worker. */
async function serviceWorkerOf(text: string, code = "") {
  const folder = folderWith({
    "sw.js": code,
    "404.html": "",
    ...Object.fromEntries(routes.map((route) => [join(route, "index.html"), text])),
  });
  await finishServiceWorker(folder, "");
  return readFileSync(join(folder, "sw.js"), "utf8");
}

it("the service worker changes with the content, and only then", async () => {
  const worker = await serviceWorkerOf("RM8");
  expect(await serviceWorkerOf("RM8")).toBe(worker);
  expect(await serviceWorkerOf("RM9")).not.toBe(worker);
});

// Otherwise the installation would empty the cache that the active service worker uses.
it("service workers with different code have different caches", async () => {
  const cacheOf = async (code: string) => {
    const worker = await serviceWorkerOf("", code);
    return /"hash":"(\w+)"/.exec(worker)?.[1];
  };
  expect(await cacheOf("first()")).toMatch(/./);
  expect(await cacheOf("first()")).not.toBe(await cacheOf("second()"));
});
