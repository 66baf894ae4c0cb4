import type { z } from "zod";
import { about } from "./about";
import { comingEvents } from "./comingEvents";
import { community } from "./community";
import { events } from "./events";
import { faq } from "./faq";
import { home } from "./home";
import { membership } from "./membership";
import { navigation } from "./navigation";
import { notices } from "./notices";
import { pages } from "./pages";
import { pricing } from "./pricing";
import { promotions } from "./promotions";
import { rigs } from "./rigs";
import { site } from "./site";

/** The schema of each data file: `site` describes `data/site.json`. */
export const schemas = {
  about,
  comingEvents,
  community,
  events,
  faq,
  home,
  membership,
  navigation,
  notices,
  pages,
  pricing,
  promotions,
  rigs,
  site,
};

export type ContentName = keyof typeof schemas;

/** The content of all data files. */
export type Content = { [Name in ContentName]: z.infer<(typeof schemas)[Name]> };

/** `comingEvents` becomes `coming-events.json`. */
export function dataFileName(name: string): string {
  return `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;
}

// `Object.keys` returns `string[]`, because an object can have more keys than its type.
export const contentNames = Object.keys(schemas) as ContentName[];

/** Whether all of these files are valid. */
export function hasAll<Name extends ContentName>(
  valid: Partial<Content>,
  names: readonly Name[],
): valid is Partial<Content> & Pick<Content, Name> {
  return names.every((name) => valid[name] !== undefined);
}
