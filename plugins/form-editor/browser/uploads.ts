import type { Picture } from "../../../src/content/check/checkPhotos";
import { usedFiles } from "../../../src/content/check/fileMistakes";
import { pictureFormat } from "../../../src/content/pictureFormat";
import type { Content } from "../../../src/content/schema";
import type { ProjectFiles } from "../node/projectFiles";
import { refuse } from "./refuse";

/**
 * Reads the photos that are added with this save. Until then, the form holds their `blob:` addresses in place of
 * their paths.
 * @throws if two of them have the same name. The package would save only one.
 */
export async function readUploads(
  saving: Partial<Content>,
  inForm: unknown,
): Promise<ProjectFiles["pictures"]> {
  const addresses = new Map<string, string>();
  for (const { path, file } of usedFiles(saving)) {
    const address = String(path.reduce((value, step) => Object(value)[step], inForm));
    if (!address.startsWith("blob:")) continue;
    if (addresses.has(file) && addresses.get(file) !== address) refuse([sameName(file)]);
    addresses.set(file, address);
  }
  const uploads = Array.from(
    addresses,
    async ([file, address]) => [file, await readPicture(address)] as const,
  );
  return Object.fromEntries(await Promise.all(uploads));
}

const sameName = (file: string) =>
  `Two new photos have the name ${file}. Choose another photo instead of the second, save, and then upload the second again.`;

async function readPicture(address: string): Promise<Picture | null> {
  const file = await (await fetch(address)).blob();
  const format = pictureFormat(new Uint8Array(await file.arrayBuffer()));
  if (!format) return null;
  // Browsers cannot decode a drawing in this way.
  if (format === "svg") return { format, width: 0, height: 0, isWhole: true };
  return createImageBitmap(file).then(
    ({ width, height }) => ({ format, width, height, isWhole: true }),
    () => ({ format, width: 0, height: 0, isWhole: false }),
  );
}
