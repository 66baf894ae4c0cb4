import { render, screen } from "@testing-library/react";
import { Photo } from "../../../src/components/Photo";
import { from } from "../../../src/styles/mediaQueries";
import { siteContent } from "../../support/unit/siteContent";

const { photoTall, photoWide } = siteContent.home.hero;

describe("a photo", () => {
  it("has its size and background colour before it loads", () => {
    render(<Photo photo={photoTall} alt="A room" sizes="100vw" />);
    const image = screen.getByRole("img", { name: "A room" });
    expect(image).toHaveAttribute("width", "800");
    expect(image).toHaveAttribute("height", "600");
    expect(image).toHaveStyle({ backgroundColor: "#120c2c" });
  });

  it("has a height in whole pixels, although Gatsby computes fractions", () => {
    const data = { ...photoTall.childImageSharp.gatsbyImageData, height: 533.2 };
    render(<Photo photo={{ childImageSharp: { gatsbyImageData: data } }} alt="A" sizes="1px" />);
    expect(screen.getByAltText("A")).toHaveAttribute("height", "533");
  });

  it("has a high fetch priority only above the fold", () => {
    render(<Photo photo={photoTall} alt="First" sizes="100vw" isAboveTheFold />);
    render(<Photo photo={photoTall} alt="Later" sizes="100vw" />);
    expect(screen.getByAltText("First")).toHaveAttribute("fetchpriority", "high");
    expect(screen.getByAltText("Later")).not.toHaveAttribute("fetchpriority");
  });

  it("lists its wide crop first, in every format and with its media query", () => {
    const media = from("md");
    render(<Photo photo={photoTall} wide={{ photo: photoWide, media }} alt="Both" sizes="100vw" />);
    const sources = Array.from(document.querySelectorAll("source"), (source) => [
      source.media,
      source.type,
      source.srcset,
    ]);
    const wide = photoWide.childImageSharp.gatsbyImageData.images;
    const tall = photoTall.childImageSharp.gatsbyImageData.images;
    expect(media).toBe("(min-width: 48em)");
    expect(sources).toEqual([
      [media, "image/webp", wide.sources[0].srcSet],
      [media, "", wide.fallback.src],
      ["", "image/webp", tall.sources[0].srcSet],
    ]);
  });

  it("throws if the file is not a picture", () => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    const photo = { childImageSharp: null };
    expect(() => render(<Photo photo={photo} alt="" sizes="" />)).toThrow("not a picture");
    jest.restoreAllMocks();
  });
});
