import type { Picture } from "../../../src/content/check/photoMistakes";
import type { ProjectFiles } from "../node/projectFiles";

/**
 * Reads the photos that are added with this save. Until then, the form holds their `blob:` addresses in place of
 * their paths.
 */
export async function readUploads(
  saving: unknown,
  inForm: unknown,
): Promise<ProjectFiles["pictures"]> {
  const uploads = pairsOfTexts(saving, inForm).filter(([, address]) => address.startsWith("blob:"));
  return Object.fromEntries(
    await Promise.all(
      uploads.map(async ([path, address]) => [path, await readPicture(address)] as const),
    ),
  );
}

/** Lists the texts that stand at the same place in two values. */
function pairsOfTexts(one: unknown, other: unknown): [string, string][] {
  if (typeof one === "string" && typeof other === "string") return [[one, other]];
  if (typeof one !== "object" || one === null) return [];
  return Object.entries(one).flatMap(([key, inside]) => pairsOfTexts(inside, Object(other)[key]));
}

async function readPicture(address: string): Promise<Picture | null> {
  const file = await (await fetch(address)).blob();
  const size = await createImageBitmap(file).catch(() => null);
  if (!size) return null;
  const format = file.type.replace("image/", "");
  return { format, width: size.width, height: size.height, isWhole: true };
}
