import type { Page } from "@playwright/test";

export type Loaded = { path: string; type: string; bytes: number };

/** What a page loads, with its size on the line. */
export function recordLoads(page: Page): Promise<Loaded>[] {
  const loads: Promise<Loaded>[] = [];
  page.on("requestfinished", (request) => {
    const { pathname } = new URL(request.url());
    const loaded = request.sizes().then(({ responseBodySize }) => ({
      path: pathname,
      type: request.resourceType(),
      bytes: responseBodySize,
    }));
    // What is under way when a test ends.
    loaded.catch(() => undefined);
    loads.push(loaded);
  });
  return loads;
}

export const bytesOf = (loads: readonly Loaded[]) =>
  loads.reduce((total, { bytes }) => total + bytes, 0);

/** For what concerns a page alone: nothing is loaded ahead of a click then. */
export async function saveData(page: Page) {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", {
      value: { saveData: true, effectiveType: "4g" },
    }),
  );
}
