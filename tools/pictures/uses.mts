import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { launchOptions } from "../../__tests__/support/browser/chromium";
import { loadContent } from "../../src/build/content/loadContent";
import { routes } from "../../src/domain/routes";

export type PictureFile = { file: string; format: string; source: string };

/** Pictures in the same section of a page. They have the same quality. */
export type PictureUse = { name: string; files: PictureFile[] };

/** In px: the width of a photo on most phones, 360 CSS px at a pixel ratio of 2. */
const PHONE_WIDTH = 720;

type Found = { section: string; alt: string; isWide: boolean; type: string; srcset: string };

/** Lists the pictures of the built pages. For each, chooses the file whose width is nearest to a phone's. */
export async function pictureUses(publicFolder: string): Promise<PictureUse[]> {
  const photos = photosByAlt();
  const uses = new Map<string, PictureFile[]>();
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const route of routes) {
    await page.setContent(readFileSync(`${publicFolder}${route}/index.html`, "utf8"));
    for (const { section, alt, isWide, type, srcset } of await page.evaluate(findPictures)) {
      const described = photos.get(alt);
      if (!described) throw new Error(`No data file has a photo with the alt text "${alt}"`);
      if (!type) continue;
      const source = isWide ? described.widePhoto : described.photo;
      const name = `${route} ${section}${isWide ? ", wide" : ""}`;
      const file = `${publicFolder}${nearestToPhoneWidth(srcset)}`;
      uses.set(name, [...(uses.get(name) ?? []), { file, format: type.slice(6), source }]);
    }
  }
  await browser.close();
  return Array.from(uses, ([name, files]) => ({ name, files }));
}

/** Runs in the page. */
function findPictures(): Found[] {
  return Array.from(document.querySelectorAll("picture > source"), (source) => ({
    section: source.closest("section")?.getAttribute("aria-labelledby") ?? "",
    alt: source.parentElement?.querySelector("img")?.alt ?? "",
    isWide: source.hasAttribute("media"),
    type: source.getAttribute("type") ?? "",
    srcset: source.getAttribute("srcset") ?? "",
  }));
}

function nearestToPhoneWidth(srcset: string): string {
  const candidates = srcset.split(",").map((text) => text.trim().split(" "));
  const distance = ([, width = ""]: string[]) => Math.abs(Number.parseInt(width, 10) - PHONE_WIDTH);
  return candidates.sort((a, b) => distance(a) - distance(b))[0]?.[0] ?? "";
}

type Described = { photo: string; widePhoto: string };

/**
 * Finds the source photos in the data files by alt text. Some pictures have a separate photo for wide
 * screens.
 */
function photosByAlt(): Map<string, Described> {
  const photos = new Map<string, Described>();
  function look(value: unknown): void {
    if (typeof value !== "object" || value === null) return;
    const paths = Object.entries(value).filter(([, text]) => /^photos\//.test(String(text)));
    const [photo] = paths.filter(([field]) => !/wide/i.test(field));
    const [widePhoto = photo] = paths.filter(([field]) => /wide/i.test(field));
    if ("alt" in value && photo && widePhoto) {
      photos.set(String(value.alt), {
        photo: `data/${photo[1]}`,
        widePhoto: `data/${widePhoto[1]}`,
      });
    }
    Object.values(value).forEach(look);
  }
  look(loadContent("data").content);
  return photos;
}
