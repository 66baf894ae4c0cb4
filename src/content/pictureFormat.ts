/** How the first bytes of a picture look in each format. */
const beginnings = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG/,
  gif: /^GIF8/,
  webp: /^RIFF.{4}WEBP/s,
  avif: /^.{4}ftyp(?:avif|avis)/s,
  heic: /^.{4}ftyp(?:he[iv]|mif|msf)/s,
};

/** A drawing, after notes of the program that has made it. */
const DRAWING =
  /^\uFEFF?(?:\s|<\?[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE svg(?:\[[^\]]*\]|[^>[])*>)*<svg[\s>]/i;

/** Returns the format of a picture, whatever its name ends with. Undefined for a file that is no picture. */
export function pictureFormat(bytes: Uint8Array): string | undefined {
  const beginning = String.fromCharCode(...bytes.subarray(0, 12));
  const format = Object.entries(beginnings).find(([, looks]) => looks.test(beginning))?.[0];
  return format ?? (DRAWING.test(new TextDecoder().decode(bytes)) ? "svg" : undefined);
}

/** Whether a JPEG or PNG goes on to its end. Phones write more after it, such as the video of a motion photo. */
export function isWhole(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const format = pictureFormat(bytes);
  try {
    if (format === "svg") return true;
    return format === "png" ? reachesPngEnd(view) : reachesJpegEnd(view);
  } catch {
    // A read after the last byte.
    return false;
  }
}

/** Follows the chunks: https://www.w3.org/TR/png-3/#5Chunk-layout */
function reachesPngEnd(view: DataView): boolean {
  const IEND = 0x49454e44;
  let at = 8;
  while (view.getUint32(at + 4) !== IEND) at += 12 + view.getUint32(at);
  return true;
}

/**
 * Follows the markers, because the preview inside a photo has an end mark, too:
 * https://www.w3.org/Graphics/JPEG/itu-t81.pdf (B.1.1)
 */
function reachesJpegEnd(view: DataView): boolean {
  let at = 2;
  for (;;) {
    const marker = view.getUint16(at);
    if (marker === 0xffd9) return true;
    // Other bytes are what a marker has compressed, in which 0xffd0 to 0xffd7 say where to restart after an error.
    const hasLength = marker >= 0xffc0 && marker < 0xffff && (marker < 0xffd0 || marker > 0xffd8);
    at += hasLength ? 2 + view.getUint16(at + 2) : 1;
  }
}
