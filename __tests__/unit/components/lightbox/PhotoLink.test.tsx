import { createEvent, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { openLightbox } from "../../../../src/components/lightbox/openLightbox";
import { PhotoLink } from "../../../../src/components/lightbox/PhotoLink";
import { Photo } from "../../../../src/components/Photo";
import { siteContent } from "../../../support/unit/siteContent";

jest.mock("../../../../src/components/lightbox/openLightbox", () => ({ openLightbox: jest.fn() }));

const { photos } = siteContent.community;
const texts = siteContent.site.lightbox;

function showLink() {
  render(
    <PhotoLink photos={photos} index={1}>
      <Photo photo={photos[1].photo} alt={photos[1].alt} sizes="100vw" />
    </PhotoLink>,
  );
  return screen.getByRole("link", { name: photos[1].alt });
}

/** Clicks a link, and returns whether the browser would follow it. */
function isFollowed(link: HTMLElement, keys: MouseEventInit = {}) {
  const click = createEvent.click(link, keys);
  fireEvent(link, click);
  return !click.defaultPrevented;
}

describe("PhotoLink", () => {
  beforeEach(() => jest.mocked(openLightbox).mockReset());

  it("links to the large picture and has the alt text as its name", () => {
    const { large } = photos[1].photo.childImageSharp;
    expect(showLink()).toHaveAttribute("href", large.images.fallback.src);
  });

  it("opens its photo in the lightbox together with the other photos of its group", async () => {
    const link = showLink();
    expect(isFollowed(link)).toBe(false);
    await waitFor(() => expect(openLightbox).toHaveBeenCalledTimes(1));
    expect(openLightbox).toHaveBeenCalledWith({ photos, index: 1, link, texts });
  });

  it.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])(
    "leaves a click with %s to the browser",
    (key) => {
      // jsdom cannot follow a link, and logs an error.
      jest.spyOn(console, "error").mockImplementation(() => undefined);
      expect(isFollowed(showLink(), { [key]: true })).toBe(true);
      expect(openLightbox).not.toHaveBeenCalled();
      jest.restoreAllMocks();
    },
  );

  it("throws if the file is not a picture", () => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    const broken = [{ alt: "", photo: { childImageSharp: null } }];
    const link = (
      <PhotoLink photos={broken} index={0}>
        A photo
      </PhotoLink>
    );
    expect(() => render(link)).toThrow("not a picture");
    jest.restoreAllMocks();
  });
});
