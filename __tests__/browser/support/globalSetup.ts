import { existsSync } from "node:fs";
import { findChromium, installChromium } from "./chromium";

export default function globalSetup(): void {
  if (!existsSync("public/sw.js")) {
    throw new Error("The browser tests need the built site: run `npm run build` first.");
  }
  if (!findChromium()) installChromium();
}
