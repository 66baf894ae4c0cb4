import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { routes } from "../../src/domain/routes";
import { build, makeCopy, removeDeploys } from "./support/deploys";

test.afterAll(removeDeploys);

test("a second build writes changed styles into every page, though nothing else has changed", async () => {
  test.setTimeout(600_000);
  const copy = await makeCopy();
  const pages = async () => {
    const folder = await build(copy);
    return routes.map((route) => readFileSync(join(folder, route, "index.html"), "utf8"));
  };
  for (const page of await pages()) expect(page).not.toContain("--rebuilt");
  copy.replace("src/styles/global.scss", "html {", "html {\n  --rebuilt: 1;");
  for (const page of await pages()) {
    expect(page).toContain("--rebuilt");
    expect(page.match(/application\/ld\+json/g)).toHaveLength(1);
  }
});
