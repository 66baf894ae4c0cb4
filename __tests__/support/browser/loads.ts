import type { Page, Route } from "@playwright/test";

export type Loaded = { path: string; type: string; bytes: number };

/** Records each finished request of a page, with its compressed size in bytes. */
export function recordLoads(page: Page): Promise<Loaded>[] {
  const loads: Promise<Loaded>[] = [];
  page.on("requestfinished", (request) => {
    const { pathname } = new URL(request.url());
    const loaded = request.sizes().then(({ responseBodySize }) => ({
      path: pathname,
      type: request.resourceType(),
      bytes: responseBodySize,
    }));
    // The test may end before a size is known.
    loaded.catch(() => undefined);
    loads.push(loaded);
  });
  return loads;
}

export const bytesOf = (loads: readonly Loaded[]) =>
  loads.reduce((total, { bytes }) => total + bytes, 0);

/** Turns off everything that the visitor has not asked for. */
export const turnOnDataSaving = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );

/** Tells the service worker, which has a `navigator` of its own, that the visitor saves data. */
export const turnOnDataSavingInWorker = (page: Page) =>
  page.context().route("**/sw.js", async (route) => {
    const response = await route.fetch();
    const saving = 'Object.defineProperty(navigator, "connection", { value: { saveData: true } });';
    await route.fulfill({ response, body: saving + (await response.text()) });
  });

/** Delays an answer until `answerNow` is called. */
export function delayed(answer: (route: Route) => Promise<void>) {
  let answerNow = () => {};
  const wait = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  return {
    answer: async (route: Route) => {
      await wait;
      await answer(route);
    },
    answerNow,
  };
}

/** Holds back the files of an address until the function that it returns is called. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const { answer, answerNow } = delayed((route) => route.continue());
  await page.route(address, answer);
  return answerNow;
}
