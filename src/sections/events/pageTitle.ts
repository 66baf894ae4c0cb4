type Position = { readonly number: number; readonly count: number };

/** Turns `Page [page] of [count]` into `Page 2 of 50`. */
export function formatPosition(text: string, { number, count }: Position): string {
  return text.replace("[page]", String(number)).replace("[count]", String(count));
}

/** Adds the page's position to its title, except on page 1. */
export function headWithPosition<Head extends { readonly title: string }>(
  head: Head,
  page: Position,
  paging: { readonly position: string },
): Head {
  if (page.number === 1) return head;
  return { ...head, title: `${formatPosition(paging.position, page)} | ${head.title}` };
}
