import type { ServerResponse } from "node:http";
import { DATA_PROBLEMS_PATH } from "../../domain/dataProblemsPath";

type DevServer = {
  get: (path: string, answer: (request: unknown, response: ServerResponse) => void) => void;
};

let currentProblems: readonly string[] = [];
const openTabs = new Set<ServerResponse>();

/** Sends the problems of the data files to all open tabs. An empty list closes their dialogs. */
export function sendDataProblems(problems: readonly string[]): void {
  currentProblems = problems;
  for (const tab of openTabs) send(tab);
}

/** Serves the problems as server-sent events. Each event contains the whole list as JSON. */
export function serveDataProblems(app: DevServer): void {
  app.get(DATA_PROBLEMS_PATH, (_request, response) => {
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      // "no-transform" turns off compression, because Gatsby's server buffers a compressed response to its
      // end.
      "Cache-Control": "no-store, no-transform",
    });
    openTabs.add(response);
    response.on("close", () => openTabs.delete(response));
    send(response);
  });
}

function send(tab: ServerResponse): void {
  tab.write(`data: ${JSON.stringify(currentProblems)}\n\n`);
}
