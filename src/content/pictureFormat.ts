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

/** Whether the name of a file says that it is a picture. */
export const isPictureName = (path: string) => /\.(jpe?g|png|svg)$/i.test(path);

/** Returns the format of a picture, whatever its name ends with. Undefined for a file that is no picture. */
export function pictureFormat(bytes: Uint8Array): string | undefined {
  const beginning = String.fromCharCode(...bytes.subarray(0, 12));
  const format = Object.entries(beginnings).find(([, looks]) => looks.test(beginning))?.[0];
  return format ?? (DRAWING.test(new TextDecoder().decode(bytes)) ? "svg" : undefined);
}
