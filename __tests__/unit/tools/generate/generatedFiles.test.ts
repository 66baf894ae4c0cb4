import { readFileSync } from "node:fs";
import { generatedFiles } from "../../../../tools/generate/generatedFiles";

it.each(Object.entries(generatedFiles()))(
  "%s follows from the schemas (else run `npm run generate`)",
  (path, content) => {
    expect(readFileSync(path, "utf8")).toBe(content);
  },
);
