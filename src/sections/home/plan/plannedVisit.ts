import { useEffect, useState } from "react";
import { createStore, useStore } from "../../../components/store";
import type { Visit } from "../../../domain/pricing/visit";
import { readPlan, writePlan } from "./planAddress";

/*
 * What the visitor plans. It stays as long as the tab, also on other pages and after a reload. The address of a shared link is
 * read once, and never changed.
 */

const plannedVisit = createStore<Visit | null>(null);

/** In sessionStorage, which ends with the tab. */
const STORAGE_KEY = "plan";

type Saved = {
  /** The query of the plan. */
  plan: string;
  /** The plan of the shared link that has been read last. */
  shared: string;
};

/** Replaces the plan. */
export function planVisit(visit: Visit): void {
  plannedVisit.set(visit);
  const shared = sharedPlan() || readSaved()?.shared;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ plan: writePlan(visit), shared }));
  } catch {
    // Storage is forbidden or full: a reload forgets the plan.
  }
}

/** Returns the plan: the visitor's, or that of a shared link, or the usual one. */
export function usePlannedVisit(rigIds: readonly string[]): Visit {
  const [first] = useState(() => plannedVisit.get() ?? firstVisit(rigIds));
  useEffect(() => planVisit(first), [first]);
  return useStore(plannedVisit) ?? first;
}

function firstVisit(rigIds: readonly string[]): Visit {
  const saved = readSaved();
  const isNewLink = sharedPlan() && sharedPlan() !== saved?.shared;
  return readPlan(isNewLink ? location.search : (saved?.plan ?? ""), rigIds);
}

/** The plan in the address, or an empty string. */
const sharedPlan = () => new URLSearchParams(location.search).getAll("plan").join();

function readSaved(): Saved | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null");
  } catch {
    return null;
  }
}
