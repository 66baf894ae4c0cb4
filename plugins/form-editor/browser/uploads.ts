import { usedFiles } from "../../../src/content/check/fileMistakes";
import type { Picture } from "../../../src/content/check/photoMistakes";
import { isWhole, pictureFormat } from "../../../src/content/pictureFormat";
import type { Content } from "../../../src/content/schema";
import type { ProjectFiles } from "../node/projectFiles";

/**
 * Reads the photos that are added with this save. Until then, the form holds their `blob:` addresses in place of
 * their paths.
 */
export async function readUploads(
  saving: Partial<Content>,
  inForm: unknown,
): Promise<ProjectFiles["pictures"]> {
  const uploads = usedFiles(saving).map(async ({ path, file }) => {
    const address = path.reduce((value, step) => Object(value)[step], inForm);
    const isUpload = String(address).startsWith("blob:");
    return isUpload ? [[file, await readPicture(String(address))] as const] : [];
  });
  return Object.fromEntries((await Promise.all(uploads)).flat());
}

async function readPicture(address: string): Promise<Picture | null> {
  const file = await (await fetch(address)).blob();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const format = pictureFormat(bytes);
  const size = await createImageBitmap(file).catch(() => null);
  if (!format || !size) return null;
  return { format, width: size.width, height: size.height, isWhole: isWhole(bytes) };
}
