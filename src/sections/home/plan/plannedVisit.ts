import { createStore } from "../../../components/store";
import { keepInTab, readFromTab } from "../../../components/tabStorage";
import type { Visit } from "../../../domain/pricing/visit";
import { writePlan } from "./planAddress";

/*
 * What the visitor plans. It stays as long as the tab, also on other pages and after a reload. The address of a shared link is
 * read once, and never changed.
 */

/** Null until the planner is there, or a price is pressed. */
export const plannedVisit = createStore<Visit | null>(null);

type SavedPlan = {
  /** The query of the plan. */
  plan: string;
  /** The plan of the shared link that was read last. */
  shared: string | undefined;
};

const STORAGE_NAME = "plan";

/** Replaces the plan. */
export function planVisit(visit: Visit): void {
  plannedVisit.set(visit);
  const shared = planInAddress() || readSavedPlan().shared;
  keepInTab(STORAGE_NAME, { plan: writePlan(visit), shared });
}

export const readSavedPlan = () => readFromTab<SavedPlan>(STORAGE_NAME);

/** Empty if the address has no plan. */
export const planInAddress = () => new URLSearchParams(location.search).getAll("plan").join();
