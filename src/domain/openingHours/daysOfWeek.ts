const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const day = `(${week.join("|")})`;
const daysOrRange = `${day}(-${day})?`;

/** How days are written: `Monday-Sunday`, or `Monday, Wednesday-Saturday`. */
export const daysForm = new RegExp(`^${daysOrRange}(, ${daysOrRange}){0,6}$`);

/** Each day that such a text names, in the order of the week. A range may pass over Sunday. */
export function daysOfWeek(days: string): string[] {
  const named = days.split(", ").flatMap((part) => {
    const [first = "", last = first] = part.split("-");
    const start = week.indexOf(first);
    const length = (week.indexOf(last) - start + week.length) % week.length;
    return [...week, ...week].slice(start, start + length + 1);
  });
  return week.filter((name) => named.includes(name));
}

/** The day of the week of a date such as `2027-01-28`. */
export function weekdayOf(date: string): string {
  // JavaScript's weeks begin on Sunday.
  return week.at(new Date(date).getUTCDay() - 1) ?? "";
}
