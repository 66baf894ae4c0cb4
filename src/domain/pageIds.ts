/**
 * The ids of elements that are the same on each build. Events and questions need other ids, because a link such as
 * `/events#inquiry` leads to the first element with the id.
 */
export const pageIds = [
  "main",
  "navbar-menu",
  "footer-hours",
  "footer-contact",
  "footer-address",
  "footer-recruitment",
  "events-heading",
  "coming-up",
  "coming-up-heading",
  "past-events",
  "past-events-heading",
  "inquiry",
  "inquiry-heading",
  "privacy",
  "faq-heading",
];
