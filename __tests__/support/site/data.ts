import type { Route } from "../../../src/domain/routes";

export const headings: Record<Route, string> = {
  "/": "Come and play.",
  "/events": "Hold a feast",
  "/faq": "Asked and answered",
  "/about": "A hall of bubbles",
};
