import { readdirSync, readFileSync } from "node:fs";
import { fontFiles } from "../../../../tools/generate/fontFiles";

// jsdom has a Uint8Array of its own, which Node's buffers do not extend.
Object.assign(globalThis, { Uint8Array: Object.getPrototypeOf(Buffer) });

const FOLDER = "src/styles/fonts";

it("the font files are up to date (if not, run `npm run generate`)", async () => {
  const made = await fontFiles();
  const committed = readdirSync(FOLDER)
    .filter((name) => name.endsWith(".woff2"))
    .map((name) => `${FOLDER}/${name}`);
  expect(committed).toEqual(Object.keys(made).sort());
  const stale = committed.filter((path) => !made[path]?.equals(readFileSync(path)));
  expect(stale).toEqual([]);
});
