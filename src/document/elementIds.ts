import type { Route } from "../domain/routes";

/** The section of /events to which CONTACT US leads, as specified. */
export const INQUIRY_ID = "inquiry";

/** The sections of each page. Each has a heading, whose id is made from the id of the section. */
const sectionIds = {
  "/": ["reservation", "rigs", "pricing", "about-us", "community"],
  "/events": ["coming-up", "past-events", INQUIRY_ID],
  "/faq": [],
  "/about": ["mission", "difference", "story", "values"],
} as const satisfies Record<Route, readonly string[]>;

export type SectionId = (typeof sectionIds)[Route][number] | `promotion-${number}`;

/** The other ids on each page that components have. */
const otherIds: Record<Route, readonly string[]> = {
  "/": ["membership-heading"],
  "/events": ["events-heading", "privacy"],
  "/faq": ["faq-heading"],
  "/about": ["about-heading"],
};

const onEveryPage = [
  "main",
  "navbar-menu",
  "footer-hours",
  "footer-contact",
  "footer-address",
  "footer-recruitment",
];

/** Lists the ids on a page that do not come from the data. A link such as `/events#inquiry` leads to one of them. */
export function elementIds(route: Route): string[] {
  const sections = sectionIds[route].flatMap((id) => [id, `${id}-heading`]);
  return [...onEveryPage, ...otherIds[route], ...sections];
}
