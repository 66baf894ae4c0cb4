import { statSync } from "node:fs";
import { join } from "node:path";

/** How long each file of a folder takes on one line of 400 kbit/s with a latency of 400 ms, in ms. */
export function slowLine(folder: string): (path: string) => number {
  let freeAt = 0;
  return (path) => {
    const sizes = [`${path}.br`, `${path}.html.br`, `${path}index.html.br`, path]
      .map((file) => statSync(join(folder, file), { throwIfNoEntry: false }))
      .flatMap((file) => (file?.isFile() ? file.size : []));
    freeAt = Math.max(freeAt, Date.now()) + (sizes[0] ?? 0) / 50;
    return 400 + freeAt - Date.now();
  };
}
