import { existsSync } from "node:fs";
import type { Content } from "../../../../src/build/content/schema";
import { paginatedPages } from "../../../../src/build/pagination/paginatedPages";
import { dataFiles } from "../../../support/unit/siteContent";

/** The fixture's content with the given numbers of events and photos. */
function contentWith(events: number, photos: number): Content {
  const repeat = <Item>(items: readonly Item[], count: number) =>
    Array.from({ length: count }, (_, index) => items[index % items.length] as Item);
  return {
    ...dataFiles,
    events: { ...dataFiles.events, events: repeat(dataFiles.events.events, events) },
    community: { ...dataFiles.community, photos: repeat(dataFiles.community.photos, photos) },
  };
}

const pathsOf = (content: Content) => paginatedPages(content).map(({ path }) => path);

describe("the paginated pages", () => {
  it("do not exist while all photos fit on the home page, and all events on one page", () => {
    expect(pathsOf(contentWith(4, 6))).toEqual([]);
    expect(pathsOf(contentWith(0, 1))).toEqual([]);
  });

  it("start with the fifth event and the seventh photo", () => {
    expect(pathsOf(contentWith(5, 7))).toEqual(["/events/2", "/community"]);
  });

  it("have components that exist", () => {
    for (const { component } of paginatedPages(contentWith(9, 60)))
      expect(existsSync(component)).toBe(true);
  });
});
