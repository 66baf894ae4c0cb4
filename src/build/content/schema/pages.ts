import { z } from "zod";
import { alt, graphqlTypeNames, pageTitle, photo, sentence } from "./fields";

const title = () => pageTitle("In the browser's tab and in search results", "About {site.name}");

/** What a search engine, a browser tab and a shared link show of a page. */
const page = z.strictObject({
  title: title(),
  description: sentence("Under the title in search results", "Who we are and what we care about."),
  sharePhoto: photo("What messengers show of a shared link", "photos/share/about.jpg", {
    exactSize: { width: 1200, height: 630 },
  }),
  shareAlt: alt("What that picture shows", "A host in a yellow jumper behind the front counter."),
});
graphqlTypeNames.add(page, { name: "PagesJsonPage" });

export const pages = z.strictObject({
  home: page,
  events: page,
  faq: page,
  about: page,
  notFound: z.strictObject({ title: title() }),
});
