import { cleanup } from "@testing-library/react";
import { type Content, contentNames, contentTypes } from "../../../src/content/schema";
import { routes } from "../../../src/domain/routes";
import { changedFiles, dataFiles } from "../../support/fixture";
import { messagesAboutChange } from "../../support/unit/checkChange";
import { renderPage } from "../../support/unit/renderPage";

/** Lists the addresses of all elements with an id that is not React's, such as `/#rigs`. */
async function partsOf(content: Content): Promise<string[]> {
  const parts: string[] = [];
  for (const route of routes) {
    const { container } = await renderPage(route, content);
    for (const { id } of container.querySelectorAll("[id]")) {
      if (!id.includes(":")) parts.push(`${route}#${id}`);
    }
    cleanup();
  }
  return parts;
}

type Change = Record<string, unknown>;

/** Lists the paths of the lists in a data file: `community.photos`. */
function listsIn(path: string, block: unknown): string[] {
  if (Array.isArray(block)) return [path];
  if (Object(block) !== block) return [];
  return Object.entries(block as object).flatMap(([key, value]) =>
    listsIn(`${path}.${key}`, value),
  );
}

/** Empties each list that may be empty. */
const emptied = contentNames.flatMap((name) =>
  listsIn(name, dataFiles[name])
    .map((path): Change => ({ [path]: [] }))
    .filter((change) => contentTypes[name].schema.safeParse(changedFiles(change)[name]).success),
);

const finished: Change = Object.fromEntries([
  ...dataFiles.promotions.promotions.flatMap((_promotion, index) => [
    [`promotions.promotions[${index}].from`, undefined],
    [`promotions.promotions[${index}].until`, "2020-01-01 22:00"],
  ]),
  ...dataFiles.comingEvents.events.flatMap((_event, index) => [
    [`comingEvents.events[${index}].starts`, "2020-01-01 18:00"],
    [`comingEvents.events[${index}].ends`, "2020-01-01 22:00"],
  ]),
]);

it("the check says so if a link leads to a part that its page leaves out, because a list is empty or its events or promotions have finished", async () => {
  const all = await partsOf(dataFiles);
  const missing: string[] = [];
  const unnoticed: string[] = [];
  for (const change of [...emptied, finished]) {
    const left = await partsOf(changedFiles(change));
    for (const url of all.filter((part) => !left.includes(part))) {
      missing.push(url);
      const link = { "notices.notices[0].link": { label: "More", url } };
      const messages = messagesAboutChange({ ...change, ...link });
      if (!messages.some((message) => message.includes("link.url"))) unnoticed.push(url);
    }
  }
  expect(missing).toContain("/events#past-events");
  expect(unnoticed).toEqual([]);
});
