import type { ServerResponse } from "node:http";
import { DATA_PROBLEMS_PATH } from "../../domain/dataProblemsPath";

type DevServer = {
  get: (path: string, answer: (request: unknown, response: ServerResponse) => void) => void;
};

let shown: readonly string[] = [];
const openTabs = new Set<ServerResponse>();

/** Tells all tabs what is wrong with the data files; nothing, when they can be published. */
export function sendDataProblems(problems: readonly string[]): void {
  shown = problems;
  for (const tab of openTabs) send(tab);
}

/** Lets tabs listen: each event carries the whole list as JSON. */
export function serveDataProblems(app: DevServer): void {
  app.get(DATA_PROBLEMS_PATH, (_request, response) => {
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      // Gatsby's server compresses, and keeps a compressed answer back until it is complete.
      "Cache-Control": "no-store, no-transform",
    });
    openTabs.add(response);
    response.on("close", () => openTabs.delete(response));
    send(response);
  });
}

function send(tab: ServerResponse): void {
  tab.write(`data: ${JSON.stringify(shown)}\n\n`);
}
