import { withPrefix } from "gatsby";
import { Helmet } from "react-helmet";
import { imageData } from "../../components/Photo";
import { THEME_COLOUR } from "../../document/themeColour";
import { useSiteContent } from "../../hooks/useSiteContent";

export type HeadTagsProps = {
  title: string;
  /** For search engines and link previews. A page without it gets `noindex`. */
  metadata?: { page: Queries.PageHeadFragment; path: string };
};

/** The tags of every page, also of the 404 page. A new tag for all pages goes into the first Helmet. */
export function HeadTags({ title, metadata }: HeadTagsProps) {
  const { icon } = useSiteContent().siteJson;
  return (
    <>
      <Helmet>
        <link rel="icon" sizes="48x48" href={withPrefix("/favicon.ico")} />
        {icon.extension === "svg" && (
          <link rel="icon" type="image/svg+xml" href={icon.publicURL ?? undefined} />
        )}
        <link rel="apple-touch-icon" href={withPrefix("/icons/icon-192.png")} />
        <link rel="manifest" href={withPrefix("/manifest.webmanifest")} />
        <meta name="theme-color" content={THEME_COLOUR} />
        {/* Safari and Chrome on iOS would make links of times and addresses. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta name="chrome" content="nointentdetection" />
        <title>{title}</title>
        {!metadata && <meta name="robots" content="noindex" />}
      </Helmet>
      {metadata && <MetadataTags {...metadata} />}
    </>
  );
}

function MetadataTags({ page, path }: NonNullable<HeadTagsProps["metadata"]>) {
  const { name, siteBase } = useSiteContent().siteJson;
  const url = siteBase + withPrefix(path);
  const sharePhoto = imageData(page.sharePhoto).images.fallback?.src;
  return (
    <Helmet>
      <meta name="description" content={page.description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:url" content={url} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:image" content={`${siteBase}${sharePhoto}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={page.shareAlt} />
      <meta property="og:locale" content="en_MY" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={page.shareAlt} />
    </Helmet>
  );
}
