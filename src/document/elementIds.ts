import type { Route } from "../domain/routes";

/** The section of /events to which CONTACT US leads, as specified. */
export const INQUIRY_ID = "inquiry";

/** Has the calculator's button. The bar on phones is away while it is in sight. */
export const CALCULATOR_LINK_ID = "calculator-link";

type Ids = Partial<Record<Route, readonly string[]>>;

/** The sections of each page. */
const sectionIds = {
  "/": ["reservation", "rigs", "pricing", "about-us", "community"],
  "/events": ["coming-up", "past-events", INQUIRY_ID],
  "/about": ["difference", "story", "values"],
} as const satisfies Ids;

export type SectionId =
  | (typeof sectionIds)[keyof typeof sectionIds][number]
  | `promotion-${number}`;

/** The other ids that components have. */
const otherIds: Ids = {
  "/": ["membership-heading", CALCULATOR_LINK_ID],
  "/events": ["privacy"],
};

/** The id of a section and that of its heading. */
export const idsOfSection = (id: string) => [id, `${id}-heading`];

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
  // On the home page, the first heading is that of a section.
  const title = route === "/" ? [] : [`${route.slice(1)}-heading`];
  const sections = (sectionIds as Ids)[route] ?? [];
  const ofSections = sections.flatMap(idsOfSection);
  return [...onEveryPage, ...title, ...ofSections, ...(otherIds[route] ?? [])];
}
