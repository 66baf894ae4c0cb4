import { existsSync } from "node:fs";
import { findChromium, installChromium } from "./chromium";
import { installPrograms } from "./debianPackages";
import { serverPackages } from "./webServers";

export default function globalSetup(): void {
  if (!existsSync("public/sw.js")) {
    throw new Error("The browser tests need the built site: run `npm run build` first.");
  }
  if (!findChromium()) installChromium();
  // Here, where nothing runs beside it: apt works for one at a time.
  installPrograms(serverPackages);
}
