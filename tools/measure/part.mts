import { setTimeout } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import type { StaticServer } from "../../__tests__/support/hosts/staticServer";

/** Measures one variant of the site once. */
export type Part = (variant: {
  browser: Browser;
  server: StaticServer;
  url: string;
  hasScripts: boolean;
  add: (name: string, figure: number) => void;
}) => Promise<void>;

export const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** How many times slower than this computer a phone's processor is. */
export const SLOWDOWN = 4;

/** Waits until the server has sent nothing for a time, in ms. */
export async function quiet({ sent }: StaticServer, time: number): Promise<void> {
  let { length } = sent;
  for (let since = Date.now(); Date.now() - since < time; await setTimeout(50)) {
    if (sent.length === length) continue;
    length = sent.length;
    since = Date.now();
  }
}
