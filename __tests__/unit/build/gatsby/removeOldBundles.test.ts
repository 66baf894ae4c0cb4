import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeOldBundles } from "../../../../src/build/gatsby/removeOldBundles";

describe("removeOldBundles", () => {
  it("removes scripts and style sheets of earlier builds, but no pages and photos", async () => {
    const folder = mkdtempSync(join(tmpdir(), "public-"));
    const kept = ["index.html", "static"];
    mkdirSync(join(folder, "static"));
    for (const file of ["app-1.js", "app-1.js.br", "app-1.js.map", "styles.1.css", "index.html"]) {
      writeFileSync(join(folder, file), "");
    }
    await removeOldBundles(folder);
    expect(readdirSync(folder).sort()).toEqual(kept);
  });

  it("does nothing if there is no earlier build", async () => {
    await expect(removeOldBundles(join(tmpdir(), "no-such-folder"))).resolves.toBeUndefined();
  });
});
