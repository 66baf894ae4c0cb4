import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { routes } from "../../src/domain/routes";
import type { SiteCopy } from "../support/site/siteCopy";
import { buildDeploy, removeDeploys } from "../support/site/testSite";

test.afterAll(removeDeploys);

test("a rebuild updates the inline styles of every page when only styles have changed", async () => {
  test.setTimeout(600_000);
  const pagesOf = async (change: (copy: SiteCopy) => void) => {
    const folder = await buildDeploy(change);
    return routes.map((route) => readFileSync(join(folder, route, "index.html"), "utf8"));
  };
  for (const page of await pagesOf(() => {})) expect(page).not.toContain("--rebuilt");
  const restyle = (copy: SiteCopy) =>
    copy.replace("src/styles/global.scss", "html {", "html {\n  --rebuilt: 1;");
  for (const page of await pagesOf(restyle)) {
    expect(page).toContain("--rebuilt");
    expect(page.match(/application\/ld\+json/g)).toHaveLength(1);
  }
});
