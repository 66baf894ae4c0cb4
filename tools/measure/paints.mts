import lighthouse from "lighthouse";
import { routes } from "../../src/domain/routes";
import type { Part } from "./part.mts";
import { pick } from "./servers.mts";
import { Table } from "./table.mts";

const methods = {
  simulate: "Paints, Lighthouse mobile, simulated throttling, times in ms",
  devtools: "Paints, Lighthouse mobile, real throttling, times in ms",
} as const;

const audits = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;

type Figures = Record<keyof typeof audits, number>;

/** Paint times, main-thread work and layout shift on a slow phone. */
export const paints: Part = ({ servers, port }) => {
  const tables = {
    simulate: new Table(methods.simulate, ["site", "floor"]),
    devtools: new Table(methods.devtools, ["site", "floor"]),
  };
  return {
    tables: Object.values(tables),
    measure: async () => {
      for (const method of ["simulate", "devtools"] as const) {
        for (const route of routes) {
          for (const { variant, server } of pick(servers, "site", "floor", "nginx", "before")) {
            const figures = await measurePaints(server.url + route, method, port);
            for (const [name, figure] of Object.entries(figures)) {
              tables[method].add(`${route} ${name}`, variant, figure);
            }
            tables[method].add(`${route} LCP / FCP`, variant, figures.LCP / figures.FCP);
            process.stderr.write(".");
          }
        }
      }
    },
  };
};

/** Tries again if Lighthouse finds no paint, which happens now and then on a busy computer. */
async function measurePaints(
  url: string,
  throttlingMethod: keyof typeof methods,
  port: number,
  tries = 3,
): Promise<Figures> {
  const result = await lighthouse(url, {
    port,
    throttlingMethod,
    onlyAudits: Object.values(audits),
    disableFullPageScreenshot: true,
    logLevel: "error",
  });
  const results = result?.lhr.audits ?? {};
  const figure = (name: keyof Figures) => results[audits[name]]?.numericValue ?? Number.NaN;
  const figures = {
    FCP: figure("FCP"),
    LCP: figure("LCP"),
    TBT: figure("TBT"),
    CLS: figure("CLS"),
  };
  if (!Object.values(figures).some(Number.isNaN)) return figures;
  if (tries > 1) return measurePaints(url, throttlingMethod, port, tries - 1);
  const problem = result?.lhr.runtimeError?.message ?? results[audits.FCP]?.errorMessage;
  throw new Error(`${url}: Lighthouse measured nothing. ${problem ?? ""}`);
}
