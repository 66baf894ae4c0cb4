import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

/** In px. Between 360 and 1280 px, the hero's text comes closest to its photo. */
const widths = [360, 992, 1280];

type Rgb = [number, number, number];
type Box = { x: number; y: number; width: number; height: number };

/**
 * Makes every photo on the home page white, the worst case for light text. Lists the texts over photos that have
 * not enough contrast at a window width, with and without the specs of the rig cards. Motion must be reduced.
 */
export async function faintTextsOverWhitePhotos(page: Page): Promise<Record<string, string[]>> {
  await page.addStyleTag({ content: "picture img { filter: brightness(0) invert(1) }" });
  // The skip link above the window and the bars at the top and at the bottom may cover texts.
  const covers = '[href="#main"], header, main > div > div';
  await page.addStyleTag({ content: `${covers} { visibility: hidden }` });
  const found: Record<string, string[]> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await loadAllPictures(page);
    const faint = await faintTextsOverPhotos(page);
    if (faint.length > 0) found[`${width} px`] = faint;
  }
  return found;
}

const loadAllPictures = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = "eager";
    do {
      await new Promise(requestAnimationFrame);
    } while (images.some((image) => !image.complete));
  });

async function faintTextsOverPhotos(page: Page): Promise<string[]> {
  const faint = [
    ...(await faintTexts(page.locator("#reservation :is(h1, p, dt, dd, b, li a)"))),
    ...(await faintTexts(page.locator("figcaption"))),
    ...(await faintTexts(page.locator("#rigs article :is(h3, p)"))),
  ];
  for (const card of await page.locator("#rigs article").all()) {
    await card.focus();
    faint.push(...(await faintTexts(card.locator("h3, p, li"))));
    await card.blur();
  }
  return faint;
}

/** Lists the visible texts that have not enough contrast. For light text on a dark background. */
async function faintTexts(texts: Locator): Promise<string[]> {
  const page = texts.page();
  const shown = await texts.filter({ visible: true }).evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { x, y, width, height } = range.getBoundingClientRect();
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      return {
        text: element.textContent,
        box: { x: x + scrollX, y: y + scrollY, width, height },
        colour: color.match(/\d+/g)?.slice(0, 3).map(Number) as [number, number, number],
        isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
      };
    }),
  );
  if (shown.length === 0) return [];
  const hideTexts = await page.addStyleTag({ content: "* { color: transparent !important }" });
  const clip = around(shown.map(({ box }) => box));
  const picture = sharp(await page.screenshot({ fullPage: true, clip })).removeAlpha();
  await hideTexts.evaluate((style) => style.parentNode?.removeChild(style));
  const pixels = await picture.raw().toBuffer({ resolveWithObject: true });
  return shown.flatMap(({ text, box, colour, isLarge }) => {
    const lightest = lightestPixel(pixels, { ...box, x: box.x - clip.x, y: box.y - clip.y });
    // WCAG's formula, relative to the required minimum: 1 or more passes.
    const margin = (luminance(colour) + 0.05) / (lightest + 0.05) / (isLarge ? 3 : 4.5);
    return margin < 1 ? [`${text}: ${margin.toFixed(2)}`] : [];
  });
}

/** The box around all boxes, in whole pixels. */
function around(boxes: Box[]): Box {
  const x = Math.floor(Math.min(...boxes.map((box) => box.x)));
  const y = Math.floor(Math.min(...boxes.map((box) => box.y)));
  const right = Math.ceil(Math.max(...boxes.map((box) => box.x + box.width)));
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.y + box.height)));
  return { x, y, width: right - x, height: bottom - y };
}

function lightestPixel({ data, info }: { data: Buffer; info: sharp.OutputInfo }, box: Box): number {
  let lightest = 0;
  for (let y = Math.floor(box.y); y < Math.min(box.y + box.height, info.height); y += 1) {
    for (let x = Math.floor(box.x); x < Math.min(box.x + box.width, info.width); x += 1) {
      const at = (y * info.width + x) * info.channels;
      lightest = Math.max(lightest, luminance([...data.subarray(at, at + 3)] as Rgb));
    }
  }
  return lightest;
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
