import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { stampServiceWorker } from "../../../../src/build/output/serviceWorker";
import { routes } from "../../../../src/domain/routes";

/** The service worker of a build with the given data on the home page. */
async function serviceWorkerOf(homeData: string) {
  const folder = mkdtempSync(join(tmpdir(), "public-"));
  const files = {
    "sw.js": "",
    "404.html": "",
    ...Object.fromEntries(routes.map((route) => [join(route, "index.html"), route])),
    "page-data/app-data.json": "{}",
    "page-data/index/page-data.json": homeData,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  await stampServiceWorker(folder, "");
  return readFileSync(join(folder, "sw.js"), "utf8");
}

it("the service worker changes with the content, and only then", async () => {
  const worker = await serviceWorkerOf('{"rate":8}');
  expect(await serviceWorkerOf('{"rate":8}')).toBe(worker);
  expect(await serviceWorkerOf('{"rate":9}')).not.toBe(worker);
});
