import type { Express } from "express";
import { MISTAKES_PATH } from "../mistakesPath";

export type LastCheck = {
  count: number;
  mistakes: string;
  /** When Gatsby has surely read the last save, in ms since 1970. A page that was opened before may have older data. */
  readAt: number;
};

let lastCheck = { count: 0, mistakes: "" };

/** Shows what a check of the data files has found in the dialog over open pages. An empty text closes it. */
export function showMistakes(mistakes: string): void {
  lastCheck = { count: lastCheck.count + 1, mistakes };
}

export function serveMistakes(app: Express, readAt: () => number) {
  app.get(MISTAKES_PATH, (_request, response) => {
    response.json({ ...lastCheck, readAt: readAt() } satisfies LastCheck);
  });
}
