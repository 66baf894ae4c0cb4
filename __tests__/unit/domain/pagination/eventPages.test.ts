import {
  countEventPages,
  EVENTS_A_PAGE,
  eventsPath,
  pageOfEvents,
} from "../../../../src/domain/pagination/eventPages";

const events = (count: number) => Array.from({ length: count }, (_, index) => index);

describe("the pages of past events", () => {
  it("contain every event once and in order, with the newest on /events", () => {
    const all = events(3 * EVENTS_A_PAGE + 1);
    const numbers = events(countEventPages(all)).map((index) => index + 1);
    expect(numbers.flatMap((number) => pageOfEvents(all, number).events)).toEqual(all);
    expect(numbers.map(eventsPath)).toEqual(["/events", "/events/2", "/events/3", "/events/4"]);
  });

  it.each([
    [0, 1],
    [1, 1],
    [EVENTS_A_PAGE, 1],
    [EVENTS_A_PAGE + 1, 2],
    [200, Math.ceil(200 / EVENTS_A_PAGE)],
  ])("show %i events on %i page(s)", (count, pages) => {
    expect(countEventPages(events(count))).toBe(pages);
  });
});
