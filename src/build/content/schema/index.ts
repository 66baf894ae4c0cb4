import type { z } from "zod";
import { about } from "./about";
import { community } from "./community";
import { events } from "./events";
import { faq } from "./faq";
import { home } from "./home";
import { membership } from "./membership";
import { navigation } from "./navigation";
import { pages } from "./pages";
import { pricing } from "./pricing";
import { promotions } from "./promotions";
import { rigs } from "./rigs";
import { site } from "./site";

/** The schema of each data file, by the file's name: `site` is the shape of `data/site.json`. */
export const schemas = {
  about,
  community,
  events,
  faq,
  home,
  membership,
  navigation,
  pages,
  pricing,
  promotions,
  rigs,
  site,
};

export type ContentName = keyof typeof schemas;

/** Everything that the site says, as it stands in the data files. */
export type Content = { [Name in ContentName]: z.infer<(typeof schemas)[Name]> };

// TypeScript types all keys as strings: an object might have more of them than its type says.
export const contentNames = Object.keys(schemas) as ContentName[];
