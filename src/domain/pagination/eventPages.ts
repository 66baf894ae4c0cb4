export const EVENTS_A_PAGE = 4;

/** The newest events are on page 1, which is `/events` itself. */
export function pageOfEvents<Event>(events: readonly Event[], number: number) {
  const end = number * EVENTS_A_PAGE;
  return { number, count: countEventPages(events), events: events.slice(end - EVENTS_A_PAGE, end) };
}

export function countEventPages(events: readonly unknown[]): number {
  return Math.max(1, Math.ceil(events.length / EVENTS_A_PAGE));
}

export function eventsPath(page: number): string {
  return page === 1 ? "/events" : `/events/${page}`;
}
