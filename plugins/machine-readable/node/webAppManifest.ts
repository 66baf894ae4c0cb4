import { toRoute } from "../../../src/domain/routes";
import type { Content } from "../../../src/content/schema";

/** The background of the installed site while it starts. $night in _tokens.scss. */
const NIGHT = "#120c2c";

const sizes = [192, 512];
/**
 * Separate icons of the same drawing, because systems without masks shrink a combined "any maskable" icon.
 */
const purposes = ["any", "maskable"];

export const icons = purposes.flatMap((purpose) =>
  sizes.map((size) => ({
    src: `icons/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  })),
);

/** Returns the options of gatsby-plugin-manifest that depend on the content. */
export function webAppManifest(content: Content) {
  const { site, pages, navigation } = content;
  return {
    icon: `data/${site.appIcon}`,
    name: site.name,
    short_name: site.name,
    description: pages.home.description,
    lang: "en-MY",
    start_url: "/",
    // Relative to the manifest, to include the path prefix. The plugin adds the prefix to start_url itself.
    scope: "./",
    display: "minimal-ui",
    background_color: NIGHT,
    theme_color: NIGHT,
    shortcuts: navigation.shortcuts.map(({ label, href }) => ({
      name: label,
      url: `.${withLowercaseRoute(href)}`,
    })),
  };
}

function withLowercaseRoute(href: string): string {
  const [path = "", section] = href.split("#");
  return `${toRoute(path) ?? path}${section ? `#${section}` : ""}`;
}
