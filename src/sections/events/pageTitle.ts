type Place = { readonly number: number; readonly count: number };

/** `Page [page] of [count]` to `Page 2 of 50`. */
export function formatPosition(text: string, { number, count }: Place): string {
  return text.replace("[page]", String(number)).replace("[count]", String(count));
}

/** What is told of a page of events, whose title tells it from the others. */
export function headOfPage<Head extends { readonly title: string }>(
  head: Head,
  page: Place,
  paging: { readonly position: string },
): Head {
  if (page.number === 1) return head;
  return { ...head, title: `${formatPosition(paging.position, page)} | ${head.title}` };
}
