import { toRoute } from "../../domain/routes";
import type { Content } from "../content/schema";

const sizes = [192, 512];
/** The drawing is safe under any mask; a combined purpose would be shrunk where there is none. */
const purposes = ["any", "maskable"];

/** What an installed site is called and looks like: the options of gatsby-plugin-manifest. */
export function webAppManifest(content: Content, colour: string | undefined) {
  const { site, pages, navigation } = content;
  return {
    name: site.name,
    short_name: site.name,
    description: pages.home.description,
    lang: "en-MY",
    start_url: "/",
    // From the manifest's own address, so that a path prefix is kept. The plugin adds it to start_url.
    scope: "./",
    display: "minimal-ui",
    background_color: colour,
    theme_color: colour,
    icons: purposes.flatMap((purpose) =>
      sizes.map((size) => ({
        src: `icons/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      })),
    ),
    shortcuts: navigation.shortcuts.map(({ label, href }) => ({
      name: label,
      url: `.${inLowercase(href)}`,
    })),
  };
}

/** The address to which the menu's `/Events` leads. */
function inLowercase(href: string): string {
  const [path = "", section] = href.split("#");
  return `${toRoute(path) ?? path}${section ? `#${section}` : ""}`;
}
