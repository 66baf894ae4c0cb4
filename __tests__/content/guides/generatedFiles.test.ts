import { readFileSync } from "node:fs";
import { generatedFiles } from "../../../src/content/guides/generatedFiles";

it.each(Object.entries(generatedFiles()))(
  "%s follows from the contracts (else run `npm run generate`)",
  (path, content) => {
    expect(readFileSync(path, "utf8")).toBe(content);
  },
);
