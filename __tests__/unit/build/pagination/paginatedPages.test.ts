import { existsSync } from "node:fs";
import type { Content } from "../../../../src/build/content/schema";
import { paginatedPages } from "../../../../src/build/pagination/paginatedPages";
import { dataFiles } from "../../../support/unit/siteContent";

/** The venue's content with so many events and photos. */
function grown(events: number, photos: number): Content {
  const repeat = <Item>(items: readonly Item[], count: number) =>
    Array.from({ length: count }, (_, index) => items[index % items.length] as Item);
  return {
    ...dataFiles,
    events: { ...dataFiles.events, events: repeat(dataFiles.events.events, events) },
    community: { ...dataFiles.community, photos: repeat(dataFiles.community.photos, photos) },
  };
}

const pathsOf = (content: Content) => paginatedPages(content).map(({ path }) => path);

describe("the pages beyond those of the specification", () => {
  it("are none while the home page shows all photos, and one page all events", () => {
    expect(pathsOf(grown(4, 6))).toEqual([]);
    expect(pathsOf(grown(0, 1))).toEqual([]);
  });

  it("come with the fifth event and the seventh photo", () => {
    expect(pathsOf(grown(5, 7))).toEqual(["/events/2", "/community"]);
  });

  it("are made of components that are there", () => {
    for (const { component } of paginatedPages(grown(9, 60)))
      expect(existsSync(component)).toBe(true);
  });
});
