import type { Express } from "express";
import { MISTAKES_PATH } from "../mistakesPath";

let lastCheck: { count: number; mistakes: readonly string[] } = { count: 0, mistakes: [] };

/** Keeps the mistakes that a check of the data files has found for the dialog in open pages. An empty list closes it. */
export function setMistakes(mistakes: readonly string[]): void {
  lastCheck = { count: lastCheck.count + 1, mistakes };
}

export function serveMistakes(app: Express): void {
  app.get(MISTAKES_PATH, (_request, response) => response.json(lastCheck));
}
