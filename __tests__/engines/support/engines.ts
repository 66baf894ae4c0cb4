import { readdirSync } from "node:fs";
import { findChromium } from "../../browser/support/chromium";
import { PuppeteerVisitor } from "./puppeteerVisitor";
import type { Visitor } from "./visitor";
import { WebKitVisitor } from "./webkitVisitor";

/** Each engine: what Debian calls its packages, where its program is, and how a visitor starts it. */
export const engines: {
  name: string;
  packages: string[];
  program: () => string | undefined;
  launch: (program: string) => Promise<Visitor>;
}[] = [
  {
    name: "Chromium",
    packages: ["chromium"],
    program: findChromium,
    launch: (program) => PuppeteerVisitor.launch("chrome", program),
  },
  {
    name: "Firefox",
    packages: ["firefox-esr"],
    program: () => fileIn("/usr/bin", "firefox-esr"),
    launch: (program) => PuppeteerVisitor.launch("firefox", program),
  },
  {
    name: "WebKit",
    packages: ["webkit2gtk-driver", "xvfb"],
    program: () => fileIn("/usr/bin", "Xvfb") && fileIn("/usr/lib", "MiniBrowser"),
    launch: (program) => WebKitVisitor.launch(program),
  },
];

/** The path of a file in a folder or in a folder of libraries below it. */
function fileIn(folder: string, name: string): string | undefined {
  const depth = folder === "/usr/lib" ? 3 : 1;
  return search(folder, depth);

  function search(inside: string, left: number): string | undefined {
    const entries = readdirSync(inside, { withFileTypes: true });
    if (entries.some((entry) => entry.name === name && !entry.isDirectory())) {
      return `${inside}/${name}`;
    }
    if (left === 1) return undefined;
    for (const entry of entries.filter((each) => each.isDirectory())) {
      const found = search(`${inside}/${entry.name}`, left - 1);
      if (found) return found;
    }
    return undefined;
  }
}
