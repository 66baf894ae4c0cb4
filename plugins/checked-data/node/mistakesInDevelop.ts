import { MISTAKES_PATH } from "../mistakesPath";

type Response = { json: (value: unknown) => void };

/** What this plugin uses of Gatsby's server for develop, which is Express. */
type DevServer = {
  get: (path: string, answer: (request: unknown, response: Response) => void) => void;
};

let current: readonly string[] = [];

/** Keeps the mistakes in the data files for the dialog in open pages. An empty list closes it. */
export function setMistakes(mistakes: readonly string[]): void {
  current = mistakes;
}

export function serveMistakes(app: DevServer): void {
  app.get(MISTAKES_PATH, (_request, response) => response.json(current));
}
