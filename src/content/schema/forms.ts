import type { ContentName } from "./index";

/** The title of the form of each data file, and the page on which visitors see its content, in the order of the list. */
export const forms: Record<ContentName, { title: string; page: string }> = {
  pricing: { title: "Prices", page: "/#pricing" },
  site: { title: "Opening hours and contact", page: "/#footer-hours" },
  membership: { title: "Membership", page: "/#membership-heading" },
  events: { title: "Past events and inquiry form", page: "/events" },
  comingEvents: { title: "Coming events", page: "/events#coming-up" },
  notices: { title: "Notices", page: "/" },
  community: { title: "Gallery", page: "/#community" },
  promotions: { title: "Promotions", page: "/#promotion-1" },
  home: { title: "First screen", page: "/" },
  faq: { title: "Questions", page: "/faq" },
  rigs: { title: "Rigs", page: "/#rigs" },
  about: { title: "About us", page: "/about" },
  navigation: { title: "Menu", page: "/" },
  pages: { title: "Titles for search and sharing", page: "/" },
};
