import lighthouse from "lighthouse";

/** Times in ms, bytes as they came over the line, layout shift as Chromium counts it. */
export type Figures = {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  layoutShift: number;
  bytesOfScripts: number;
  otherBytes: number;
};

export type Measurement = { variant: string; route: string; figures: Figures };

type Request = { resourceType: string; transferSize: number };

/** Measures a page with Lighthouse's preset for phones: a slow network and processor, simulated. */
export async function measurePage(url: string, port: number): Promise<Figures> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: ["performance"],
    logLevel: "error",
  });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  const { audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const { items = [] } = (audits["network-requests"]?.details ?? {}) as { items?: Request[] };
  const bytes = (isCounted: (request: Request) => boolean) =>
    items.filter(isCounted).reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    firstPaint: figure("first-contentful-paint"),
    largestPaint: figure("largest-contentful-paint"),
    blocking: figure("total-blocking-time"),
    layoutShift: figure("cumulative-layout-shift"),
    bytesOfScripts: bytes(({ resourceType }) => resourceType === "Script"),
    otherBytes: bytes(({ resourceType }) => resourceType !== "Script"),
  };
}
