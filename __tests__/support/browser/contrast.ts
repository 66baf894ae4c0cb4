import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

type Rgb = [number, number, number];

/**
 * Makes every photo on the home page white, the worst case for light text. Lists the texts over photos that have
 * not enough contrast, with and without the specs of the rig cards. The Content-Security-Policy must be off.
 */
export async function faintTextsOverWhitePhotos(page: Page): Promise<string[]> {
  await page.addStyleTag({ content: "picture img { filter: brightness(0) invert(1) }" });
  // In a small window, the bars at the top and at the bottom cover some of the texts.
  await page.addStyleTag({ content: "header, main > div { visibility: hidden }" });
  const faint = await faintTexts(
    page
      .locator("#reservation :is(h1, p, dt, dd, b, li a > span), figcaption")
      .filter({ visible: true }),
  );
  for (const card of await page.locator("#rigs article").all()) {
    faint.push(...(await faintTexts(card.locator("button, p"))));
    await card.getByRole("button").focus();
    faint.push(...(await faintTexts(card.locator("button, p, li"))));
  }
  return faint;
}

async function faintTexts(texts: Locator): Promise<string[]> {
  const faint: string[] = [];
  for (const text of await texts.all()) {
    const margin = await contrastMargin(text);
    if (margin < 1) faint.push(`${await text.textContent()}: ${margin.toFixed(2)}`);
  }
  return faint;
}

/**
 * Returns the WCAG contrast between a text and the lightest pixel behind it, divided by the required minimum:
 * 1 or more passes. For light text on a dark background.
 */
async function contrastMargin(text: Locator): Promise<number> {
  const page = text.page();
  await text.scrollIntoViewIfNeeded();
  const { clip, colour, isLarge } = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width, height } = range.getBoundingClientRect();
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    return {
      clip: { x, y, width, height },
      colour: color.match(/\d+/g)?.slice(0, 3).map(Number) as [number, number, number],
      isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
    };
  });
  const hideText = await page.addStyleTag({ content: "* { color: transparent !important }" });
  const screenshot = await page.screenshot({ clip });
  await hideText.evaluate((style) => style.parentNode?.removeChild(style));
  const contrast = (luminance(colour) + 0.05) / ((await lightestPixel(screenshot)) + 0.05);
  return contrast / (isLarge ? 3 : 4.5);
}

async function lightestPixel(png: Buffer): Promise<number> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  let lightest = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    lightest = Math.max(lightest, luminance([...data.subarray(at, at + 3)] as Rgb));
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
