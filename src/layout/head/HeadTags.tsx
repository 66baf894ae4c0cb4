import { withPrefix } from "gatsby";
import { Helmet } from "react-helmet";
import { useSiteContent } from "../../components/useSiteContent";

export type HeadTagsProps = {
  title: string;
  /** For search engines and link previews. A page without it gets `noindex`. */
  metadata?: {
    siteName: string;
    url: string;
    description: string;
    imageUrl: string;
    imageAlt: string;
  };
};

/** The tags of every page, also of the 404 page. A new tag for all pages goes into the first Helmet. */
export function HeadTags({ title, metadata }: HeadTagsProps) {
  const { icon } = useSiteContent().siteJson;
  return (
    <>
      <Helmet>
        <link rel="icon" sizes="48x48" href={withPrefix("/favicon.ico")} />
        <link rel="icon" type="image/svg+xml" href={icon.publicURL ?? undefined} />
        <link rel="apple-touch-icon" href={withPrefix("/icons/icon-192.png")} />
        <title>{title}</title>
        {!metadata && <meta name="robots" content="noindex" />}
      </Helmet>
      {metadata && <MetadataTags {...metadata} title={title} />}
    </>
  );
}

function MetadataTags(props: NonNullable<HeadTagsProps["metadata"]> & { title: string }) {
  const { siteName, url, title, description, imageUrl, imageAlt } = props;
  return (
    <Helmet>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:url" content={url} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={imageUrl} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={imageAlt} />
      <meta property="og:locale" content="en_MY" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={imageAlt} />
    </Helmet>
  );
}
