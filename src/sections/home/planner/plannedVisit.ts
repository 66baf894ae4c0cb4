import { createStore } from "../../../components/store";
import { keepInTab, readFromTab } from "../../../components/tabStorage";
import type { Visit } from "../../../domain/pricing/visit";
import { writeVisit } from "./visitAddress";

/*
 * What the visitor plans. It stays as long as the tab, also on other pages and after a reload. The address of a shared link is
 * read once, and never changed.
 */

/** Null until the planner is there, or a price is pressed. */
export const plannedVisit = createStore<Visit | null>(null);

type SavedVisit = {
  /** The query of the visit. */
  plan: string;
  /** The visit of the shared link that was read last. */
  shared: string | undefined;
};

const STORAGE_NAME = "plan";

/** Replaces the planned visit. An incomplete one is not kept, so that a reload finds out again. */
export function planVisit(visit: Visit): void {
  plannedVisit.set(visit);
  if (visit.isIncomplete) return;
  const shared = visitInAddress() || readSavedVisit().shared;
  keepInTab(STORAGE_NAME, { plan: writeVisit(visit), shared });
}

export const readSavedVisit = () => readFromTab<SavedVisit>(STORAGE_NAME);

/** Empty if the address has no visit. */
export function visitInAddress(): string {
  const query = new URLSearchParams(location.search);
  const lines = query.getAll("plan");
  return lines.length > 0 ? [...lines, ...query.getAll("split")].join() : "";
}
