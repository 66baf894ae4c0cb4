import type { Express } from "express";
import { MISTAKES_PATH } from "../mistakesPath";

export type LastCheck = {
  count: number;
  mistakes: string;
  /** Whether a page that is opened now may get data from before the last save. */
  isChanging: boolean;
  /** Until Gatsby has surely read a change, in ms. */
  readingTime: number;
};

let lastCheck = { count: 0, mistakes: "" };

/** Shows what a check of the data files has found in the dialog over open pages. An empty text closes it. */
export function showMistakes(mistakes: string): void {
  lastCheck = { count: lastCheck.count + 1, mistakes };
}

export function serveMistakes(app: Express, changes: () => Omit<LastCheck, "count" | "mistakes">) {
  app.get(MISTAKES_PATH, (_request, response) => response.json({ ...lastCheck, ...changes() }));
}
