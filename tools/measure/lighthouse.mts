import lighthouse from "lighthouse";
import type { StaticServer } from "../../__tests__/support/hosts/staticServer";

/** Times in ms. Bytes as sent, without headers. */
export type Figures = {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  layoutShift: number;
  bytesOfScripts: number;
  otherBytes: number;
};

export type Measurement = { variant: string; route: string; figures: Figures };

/** `transferSize` is 0 if the service worker responded. */
type Request = { url: string; resourceType: string; transferSize: number };

/** Measures a page with Lighthouse's mobile preset, which simulates a slow network and processor. */
export async function measurePage(
  server: StaticServer,
  route: string,
  port: number,
): Promise<Figures> {
  const url = server.url + route;
  const result = await lighthouse(url, {
    port,
    onlyCategories: ["performance"],
    logLevel: "error",
  });
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  const { audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const { items = [] } = (audits["network-requests"]?.details ?? {}) as { items?: Request[] };
  const bytes = (isCounted: (request: Request) => boolean) =>
    items
      .filter((request) => request.transferSize > 0 && isCounted(request))
      .reduce((sum, request) => sum + server.bodySizeOf(new URL(request.url).pathname), 0);
  return {
    firstPaint: figure("first-contentful-paint"),
    largestPaint: figure("largest-contentful-paint"),
    blocking: figure("total-blocking-time"),
    layoutShift: figure("cumulative-layout-shift"),
    bytesOfScripts: bytes(({ resourceType }) => resourceType === "Script"),
    otherBytes: bytes(({ resourceType }) => resourceType !== "Script"),
  };
}
