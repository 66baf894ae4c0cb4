import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";

export type LargePhoto = {
  readonly photo: { readonly childImageSharp: { readonly large: IGatsbyImageData } | null };
  readonly alt: string;
  readonly caption?: string;
};

export function largeImage({ photo }: LargePhoto): IGatsbyImageData {
  if (!photo.childImageSharp) throw new Error("A photo's file is not a picture");
  return photo.childImageSharp.large;
}

// In WebP, which is encoded five times as fast as AVIF. Every supported browser shows both.
export const fragments = graphql`
  fragment LargePhoto on File {
    childImageSharp {
      large: gatsbyImageData(width: 2000, breakpoints: [1200, 2000], formats: [WEBP])
    }
  }

  # A photo in a grid, which the lightbox shows large.
  fragment GridPhoto on File {
    ...LargePhoto
    childImageSharp {
      gatsbyImageData(width: 1200, breakpoints: [200, 260, 310, 390, 460, 540, 640, 810, 960, 1200])
    }
  }
`;
