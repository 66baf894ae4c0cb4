import type { Express } from "express";
import { MISTAKES_PATH } from "../mistakesPath";

let lastCheck = { count: 0, mistakes: "" };

/** Shows what a check of the data files has found in the dialog over open pages. An empty text closes it. */
export function showMistakes(mistakes: string): void {
  lastCheck = { count: lastCheck.count + 1, mistakes };
}

export function serveMistakes(app: Express): void {
  app.get(MISTAKES_PATH, (_request, response) => response.json(lastCheck));
}
