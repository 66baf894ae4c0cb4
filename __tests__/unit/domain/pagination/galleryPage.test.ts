import {
  hasGalleryPage,
  PHOTOS_ON_HOME,
  photosOnHome,
} from "../../../../src/domain/pagination/galleryPage";

const photos = Array.from({ length: PHOTOS_ON_HOME + 1 }, (_, index) => index);
const asManyAsFit = photos.slice(0, -1);

describe("the gallery's photos", () => {
  it("are all on the home page, without a gallery page, as long as they fit", () => {
    expect(photosOnHome(asManyAsFit)).toEqual(asManyAsFit);
    expect(hasGalleryPage(asManyAsFit)).toBe(false);
  });

  it("have a gallery page if there are more, and the home page shows the first ones", () => {
    expect(photosOnHome(photos)).toEqual(asManyAsFit);
    expect(hasGalleryPage(photos)).toBe(true);
  });
});
