import type { z } from "zod";
import { about } from "./about";
import { comingEvents } from "./comingEvents";
import { community } from "./community";
import { events } from "./events";
import { faq } from "./faq";
import { type FieldNote, fieldNotes } from "./field";
import { type Leaf, leaves } from "./fieldTree";
import { home } from "./home";
import { membership } from "./membership";
import { navigation } from "./navigation";
import { notices } from "./notices";
import { pages } from "./pages";
import { pricing } from "./pricing";
import { promotions } from "./promotions";
import { rigs } from "./rigs";
import { site } from "./site";

/**
 * The schema of each data file, the title of its form, and the page on which visitors see its content. Forms have this order.
 * `site` describes `data/site.json`.
 */
export const contentTypes = {
  pricing: { schema: pricing, title: "Prices", page: "/#pricing" },
  site: { schema: site, title: "Opening hours and contact", page: "/#footer-hours" },
  membership: { schema: membership, title: "Membership", page: "/#membership-heading" },
  events: { schema: events, title: "Past events and inquiry form", page: "/events" },
  comingEvents: { schema: comingEvents, title: "Coming events", page: "/events#coming-up" },
  notices: { schema: notices, title: "Notices", page: "/" },
  community: { schema: community, title: "Gallery", page: "/#community" },
  promotions: { schema: promotions, title: "Promotions", page: "/#promotion-1" },
  home: { schema: home, title: "First screen", page: "/" },
  faq: { schema: faq, title: "Questions", page: "/faq" },
  rigs: { schema: rigs, title: "Rigs", page: "/#rigs" },
  about: { schema: about, title: "About us", page: "/about" },
  navigation: { schema: navigation, title: "Menu", page: "/" },
  pages: { schema: pages, title: "Titles for search and sharing", page: "/" },
};

export type ContentName = keyof typeof contentTypes;

/** The content of all data files. */
export type Content = { [Name in ContentName]: z.infer<(typeof contentTypes)[Name]["schema"]> };

/** `comingEvents` becomes `coming-events.json`. */
export function dataFileName(name: string): string {
  return `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;
}

// `Object.keys` returns `string[]`, because an object can have more keys than its type.
export const contentNames = Object.keys(contentTypes) as ContentName[];

/** Whether all of these files are valid. */
export function hasAll<Name extends ContentName>(
  valid: Partial<Content>,
  names: readonly Name[],
): valid is Partial<Content> & Pick<Content, Name> {
  return names.every((name) => valid[name] !== undefined);
}

export type NotedLeaf = Leaf & { name: ContentName; note: FieldNote; value: string };

/** Lists all valid texts, links, ids and paths in data files, with the notes of their fields. The files may have mistakes. */
export function notedLeaves(content: Partial<Content>): NotedLeaf[] {
  return contentNames.flatMap((name) =>
    leaves(contentTypes[name].schema, content[name]).flatMap((leaf) => {
      const note = fieldNotes.get(leaf.schema);
      const { value } = leaf;
      return note && typeof value === "string" && leaf.schema.safeParse(value).success
        ? [{ ...leaf, name, note, value }]
        : [];
    }),
  );
}
