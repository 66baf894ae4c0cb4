import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import {
  retireServiceWorker,
  stampServiceWorker,
} from "../../../../src/build/output/serviceWorker";
import { routes } from "../../../../src/domain/routes";

/** Creates a public folder with the files that the stamp depends on. */
function build(pricingData: string) {
  const folder = mkdtempSync(join(tmpdir(), "public-"));
  const files = {
    "sw.js": "",
    "404.html": "",
    ...Object.fromEntries(routes.map((route) => [join(route, "index.html"), route])),
    "page-data/app-data.json": "{}",
    "page-data/index/page-data.json": pricingData,
    "page-data/offline-plugin-app-shell-fallback/page-data.json": "{}",
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, ".."), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

async function offlineContent(pricingData: string, pathPrefix = "") {
  const folder = build(pricingData);
  await stampServiceWorker(folder, pathPrefix);
  const worker = { self: {} as Record<string, unknown> };
  runInNewContext(readFileSync(join(folder, "sw.js"), "utf8"), worker);
  return worker.self.offlineContent as {
    urls: string[];
    contentHash: string;
  };
}

describe("the stamp on the service worker", () => {
  it("lists every route, the 404 page and their data", async () => {
    expect((await offlineContent("{}")).urls).toEqual([
      ...routes,
      "/404.html",
      "/page-data/app-data.json",
      "/page-data/index/page-data.json",
    ]);
  });

  it("lists all URLs with the path prefix", async () => {
    const { urls } = await offlineContent("{}", "/lobby");
    expect(urls[0]).toBe("/lobby/");
    expect(urls.every((url) => url.startsWith("/lobby/"))).toBe(true);
  });

  it("has a hash that changes only with the content", async () => {
    const [first, same, other] = await Promise.all(
      ['{"rate":8}', '{"rate":8}', '{"rate":9}'].map((data) => offlineContent(data)),
    );
    expect(same?.contentHash).toBe(first?.contentHash);
    expect(other?.contentHash).not.toBe(first?.contentHash);
  });
});

describe("a build with OFFLINE=off", () => {
  it("replaces the service worker by one that unregisters itself", async () => {
    const folder = build("{}");
    await retireServiceWorker(folder);
    const worker = readFileSync(join(folder, "sw.js"), "utf8");
    expect(worker).toContain("registration.unregister()");
    expect(worker).not.toContain("workbox");
  });
});
