import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fontFiles } from "./generate/fontFiles";
import { generatedFiles } from "./generate/generatedFiles";

for (const [path, content] of Object.entries({ ...generatedFiles(), ...(await fontFiles()) })) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
