import { Helmet } from "react-helmet";

export type HeadTagsProps = {
  /** The address of the icon in the browser's tab. */
  icon: string | null;
  title: string;
  /** What search engines and shared links show; without it, neither should show the page. */
  shown?: {
    siteName: string;
    address: string;
    description: string;
    /** The address of the picture. */
    picture: string;
    pictureAlt: string;
  };
};

/** The elements in a page's head. */
export function HeadTags({ icon, title, shown }: HeadTagsProps) {
  return (
    <>
      <Helmet htmlAttributes={{ lang: "en-MY" }}>
        <link rel="icon" type="image/svg+xml" href={icon ?? undefined} />
        <title>{title}</title>
      </Helmet>
      {shown ? <SharedTags {...shown} title={title} /> : <Unlisted />}
    </>
  );
}

const Unlisted = () => (
  <Helmet>
    <meta name="robots" content="noindex" />
  </Helmet>
);

function SharedTags(props: NonNullable<HeadTagsProps["shown"]> & { title: string }) {
  const { siteName, address, title, description, picture, pictureAlt } = props;
  return (
    <Helmet>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:url" content={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={pictureAlt} />
      <meta property="og:locale" content="en_MY" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={pictureAlt} />
    </Helmet>
  );
}
