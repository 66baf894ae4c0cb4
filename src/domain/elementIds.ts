const onEveryPage = [
  "main",
  "navbar-menu",
  "footer-hours",
  "footer-contact",
  "footer-address",
  "footer-recruitment",
];

/**
 * The ids on two pages that do not come from the data. Events and questions need other ids, because a link such as
 * `/events#inquiry` leads to the first element with the id.
 */
export const elementIds = {
  "/events": [
    ...onEveryPage,
    "events-heading",
    "coming-up",
    "coming-up-heading",
    "past-events",
    "past-events-heading",
    "inquiry",
    "inquiry-heading",
    "privacy",
  ],
  "/faq": [...onEveryPage, "faq-heading"],
};
