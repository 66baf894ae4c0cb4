import { render } from "@testing-library/react";
import { Photo } from "../../../src/components/Photo";
import { from } from "../../../src/styles/mediaQueries";
import { queryPage } from "../../support/unit/renderPage";

describe("a photo", () => {
  it("lists its wide crop first, in every format and with its media query", async () => {
    const { photoTall, photoWide } = (await queryPage("/")).homeJson.hero;
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
      [media, "image/avif", wide.sources[0].srcSet],
      [media, "", wide.fallback.src],
      ["", "image/avif", tall.sources[0].srcSet],
    ]);
  });
});
