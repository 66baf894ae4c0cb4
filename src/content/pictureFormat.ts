/** How the first bytes of a picture look in each format. */
const beginnings = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG/,
  gif: /^GIF8/,
  webp: /^RIFF.{4}WEBP/s,
  avif: /^.{4}ftyp(?:avif|avis)/s,
  heic: /^.{4}ftyp(?:he[iv]|mif|msf)/s,
};

/** Returns the format of a picture, whatever its name ends with. Undefined for a file that is no picture. */
export function pictureFormat(bytes: Uint8Array): string | undefined {
  const beginning = String.fromCharCode(...bytes.subarray(0, 12));
  return Object.entries(beginnings).find(([, looks]) => looks.test(beginning))?.[0];
}

/** Whether a JPEG or PNG has its end mark. Some cameras write a few bytes after it. */
export function isWhole(bytes: Uint8Array): boolean {
  const mark = pictureFormat(bytes) === "png" ? [0x49, 0x45, 0x4e, 0x44] : [0xff, 0xd9];
  const tail = bytes.subarray(Math.floor(bytes.length * 0.9));
  return tail.some((_byte, start) => mark.every((byte, offset) => tail[start + offset] === byte));
}
