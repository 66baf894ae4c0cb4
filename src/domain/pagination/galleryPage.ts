/** From the owner's specification. */
export const PHOTOS_ON_HOME = 6;

export const GALLERY_PATH = "/community";

export function photosOnHome<Photo>(photos: readonly Photo[]): Photo[] {
  return photos.slice(0, PHOTOS_ON_HOME);
}

export function hasGalleryPage(photos: readonly unknown[]): boolean {
  return photos.length > PHOTOS_ON_HOME;
}
