import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { scrollToTheEnd } from "./test";

/** In px. Between 360 and 1280 px, the hero's text comes closest to its photo. */
const widths = [360, 992, 1280];

/**
 * Makes every photo on the home page white, the worst case for light text. Lists the texts over photos that have
 * not enough contrast at a window width, with the specs of the last rig card. Motion must be reduced.
 */
export async function faintTextsOverWhitePhotos(page: Page): Promise<string[]> {
  // The skip link above the window and the bars at the top and at the bottom may cover texts.
  const content = `picture img { filter: brightness(0) invert(1) }
    [href="#main"], header, main > div > div:first-child { visibility: hidden }`;
  await page.addStyleTag({ content });
  const overPhotos =
    "#reservation :is(h1, p, dt, dd, b, li a), figcaption, #rigs article :is(h3, p), #rigs :focus li";
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await scrollToTheEnd(page);
    await page.locator("#rigs article").last().focus();
    for (const text of await faintTexts(page.locator(overPhotos))) {
      found.push(`${width} px: ${text}`);
    }
  }
  return found;
}

/** Lists the visible texts that have not enough contrast. For light text on a dark background. */
async function faintTexts(texts: Locator): Promise<string[]> {
  const shown = await texts.filter({ visible: true }).evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { x, y, width, height } = range.getBoundingClientRect();
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      return {
        text: element.textContent,
        box: {
          left: Math.floor(x + scrollX),
          top: Math.floor(y + scrollY),
          width: Math.ceil(width),
          height: Math.ceil(height),
        },
        colour: (color.match(/\d+/g) ?? []).slice(0, 3).map(Number),
        isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
      };
    }),
  );
  const style = "* { color: transparent !important }";
  const picture = await texts.page().screenshot({ fullPage: true, style });
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const faint: string[] = [];
  for (const { text, box, colour, isLarge } of shown) {
    const behind = await sharp(data, { raw: info }).extract(box).png().toBuffer();
    const { channels } = await sharp(behind).stats();
    const lightest = channels.map(({ max }) => max);
    // Relative to the required minimum: 1 or more passes.
    const margin = contrastOf(colour, lightest) / (isLarge ? 3 : 4.5);
    if (margin < 1) faint.push(`${text}: ${margin.toFixed(2)}`);
  }
  return faint;
}

/** WCAG's contrast of two colours, in channels of 0 to 255. Below 1 if the first is the darker one. */
export function contrastOf(lighter: number[], darker: number[]): number {
  return (luminance(lighter) + 0.05) / (luminance(darker) + 0.05);
}

function luminance(colour: number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
