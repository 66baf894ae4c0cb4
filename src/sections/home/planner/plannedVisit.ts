import { createStore } from "../../../components/store";
import { keepInTab, readFromTab } from "../../../components/tabStorage";
import type { Visit } from "../../../domain/pricing/visit";
import { readVisit, visitKey, writeVisit } from "./visitAddress";

/*
 * What the visitor plans. It stays as long as the tab, also on other pages and after a reload. A shared link is read once, unless
 * it could not be read as it is: then the visit is not kept, and a reload reads the link again. The address is never changed.
 */

/** Null until the planner is there, or a price is pressed. */
export const plannedVisit = createStore<Visit | null>(null);

type SavedVisit = {
  /** The query of the visit. */
  plan: string;
  /** The `visitKey` of the shared link that was read last. */
  shared: string | undefined;
};

const STORAGE_NAME = "plan";

/** Replaces the planned visit. */
export function planVisit(visit: Visit): void {
  plannedVisit.set(visit);
  if (visit.isChanged) return;
  const shared = visitKey(location.search) || readSavedVisit().shared;
  keepInTab(STORAGE_NAME, { plan: writeVisit(visit), shared });
}

/** The visit of a shared link, the one before a reload, or the usual one. */
export function readFirstVisit(rigIds: readonly string[]): Visit {
  const { plan = "", shared } = readSavedVisit();
  const key = visitKey(location.search);
  return readVisit(key && key !== shared ? location.search : plan, rigIds);
}

const readSavedVisit = () => readFromTab<SavedVisit>(STORAGE_NAME);
