import { hasEnd, type Picture } from "../build/content/check/photoProblems";
import type { OtherFiles } from "../build/editor/otherFiles";

/** How the files of each format begin, with a character for each byte. */
const signatures: [RegExp, string][] = [
  [/^\xff\xd8\xff/, "jpeg"],
  [/^\x89PNG/, "png"],
  [/^GIF8/, "gif"],
  [/^RIFF....WEBP/s, "webp"],
  [/^....ftypavi[fs]/s, "avif"],
  [/^....ftyp(?:heic|heix|mif1)/s, "heic"],
];

/**
 * Reads the photos that are added with this save. Until then, the form holds their `blob:` addresses in place of
 * their paths.
 */
export async function readUploads(
  saving: unknown,
  inForm: unknown,
): Promise<OtherFiles["pictures"]> {
  const found = await Promise.all(
    pairsOfTexts(saving, inForm)
      .filter(([, blob]) => blob.startsWith("blob:"))
      .map(
        async ([path, blob]) =>
          [path, await readPicture(await (await fetch(blob)).blob())] as const,
      ),
  );
  return Object.fromEntries(found);
}

/** Lists the texts that stand at the same place in two values. */
function pairsOfTexts(one: unknown, other: unknown): [string, string][] {
  if (typeof one === "string" && typeof other === "string") return [[one, other]];
  if (typeof one !== "object" || one === null) return [];
  return Object.entries(one).flatMap(([key, inside]) => pairsOfTexts(inside, Object(other)[key]));
}

async function readPicture(file: Blob): Promise<Picture | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  const format = signatures.find(([signature]) => signature.test(start))?.[1];
  const size = await createImageBitmap(file).catch(() => null);
  if (!format || !size) return null;
  return { format, width: size.width, height: size.height, isWhole: hasEnd(bytes, format) };
}
