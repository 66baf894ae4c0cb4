import { DATA_PROBLEMS_PATH } from "./mistakesPath";

type Response = { json: (value: unknown) => void; sendFile: (path: string) => void };

/** What the site uses of Gatsby's server for develop, which is Express. */
export type DevServer = {
  get: (path: string, answer: (request: unknown, response: Response) => void) => void;
};

let currentProblems: readonly string[] = [];

/** Keeps the problems of the data files for the dialog in open pages. An empty list closes it. */
export function setDataProblems(problems: readonly string[]): void {
  currentProblems = problems;
}

export function serveDataProblems(app: DevServer): void {
  app.get(DATA_PROBLEMS_PATH, (_request, response) => response.json(currentProblems));
}
