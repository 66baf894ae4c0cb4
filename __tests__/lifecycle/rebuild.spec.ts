import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { formatTime } from "../../src/domain/openingHours/format";
import { routes } from "../../src/domain/routes";
import { dataFile } from "../support/site/data";
import { buildDeploy, publicFolder, removeDeploys } from "../support/site/testSite";

const CENTURY = 100 * 365 * 24 * 60 * 60_000;

/** Makes Node's clock fast, so that everything is over. */
const code = `const { now } = Date; Date.now = () => now() + ${CENTURY};`;
const aCenturyLater = `--import=data:text/javascript,${encodeURIComponent(code)}`;

test.describe("a build with the cache of an earlier one", () => {
  let later = "";
  let withNewHours = "";

  test.describe.configure({ mode: "serial" });

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    withNewHours = await buildDeploy((copy) =>
      copy.change("site", ({ hours }) => Object.assign(hours, { closes: "22:05" })),
    );
    later = await buildDeploy(
      (copy) => copy.change("about", (about) => Object.assign(about, { heading: "New" })),
      { environment: { NODE_OPTIONS: aCenturyLater } },
    );
  });

  test.afterAll(removeDeploys);

  const page = (folder: string, route: string) =>
    readFileSync(join(folder, route, "index.html"), "utf8");

  const pageData = (folder: string, route: string) => {
    const file = join(folder, "page-data", route === "/" ? "index" : route, "page-data.json");
    return JSON.parse(readFileSync(file, "utf8")).result.data;
  };

  test("has new opening hours in every text, also in those that mention them", () => {
    const closes = formatTime(dataFile("site").hours.closes);
    const mentions = routes.filter((route) => page(publicFolder, route).includes(closes));
    expect(mentions).toEqual(routes);
    for (const route of routes) {
      expect(page(withNewHours, route)).not.toContain(closes);
      expect(page(withNewHours, route)).toContain(formatTime("22:05"));
      expect(JSON.stringify(pageData(withNewHours, route))).not.toContain(closes);
    }
  });

  test("changes the data only of pages that show an edited text", () => {
    const isChanged = (route: string) =>
      JSON.stringify(pageData(later, route)) !== JSON.stringify(pageData(publicFolder, route));
    expect(isChanged("/about")).toBe(true);
    expect(isChanged("/faq")).toBe(false);
  });

  test("leaves out what is over, if only time has passed", () => {
    expect(pageData(publicFolder, "/events").comingEventsJson.events).not.toEqual([]);
    expect(pageData(later, "/events").comingEventsJson.events).toEqual([]);
    expect(page(later, "/faq")).not.toContain("data-until");
    for (const { date } of dataFile("site").hours.specialDays) {
      expect(page(publicFolder, "/faq")).toContain(date);
      expect(page(later, "/faq")).not.toContain(date);
    }
  });
});
