import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";

/** A line of 400 kbit/s with a latency of 400 ms, for compressed responses. What the browser no longer wants takes no time. */
export function slowLine() {
  let isFree = Promise.resolve();
  return async (body: Buffer, response: ServerResponse): Promise<void> => {
    await wait(400);
    isFree = isFree.then(() => {
      if (!response.destroyed) return wait(gzipSync(body).length / 50);
    });
    await isFree;
  };
}
