import { z } from "zod";
import { alt, pageTitle, photo, sentence } from "./fields";

const page = z
  .strictObject({
    title: pageTitle(
      "Title of the page, in the browser tab and in search results",
      "About {site.name}",
    ),
    description: sentence(
      "Text below the title in search results and in shared links",
      "Who we are and what we care about.",
    ),
    sharePhoto: photo(
      "Photo that WhatsApp, Facebook and others show with a shared link",
      "photos/share/about.jpg",
      { exactSize: { width: 1200, height: 630 } },
    ),
    shareAlt: alt(
      "Description of that photo",
      "A host in a yellow jumper behind the front counter.",
    ),
  })
  .meta({ id: "PagesJsonPage" });

export const pages = z.strictObject({
  home: page,
  events: page,
  faq: page,
  about: page,
});
