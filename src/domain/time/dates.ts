export const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

export const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const day = `(${week.join("|")})`;
const daysOrRange = `${day}(-${day})?`;

/** Matches `Monday-Sunday` or `Monday, Wednesday-Saturday`. */
export const daysPattern = new RegExp(`^${daysOrRange}(, ${daysOrRange}){0,6}$`);

/** Lists the days in a text that matches `daysPattern`, from Monday on. A range may wrap: `Friday-Monday`. */
export function daysOfWeek(days: string): string[] {
  const named = days.split(", ").flatMap((part) => {
    const [first = "", last = first] = part.split("-");
    const start = week.indexOf(first);
    const length = (week.indexOf(last) - start + week.length) % week.length;
    return [...week, ...week].slice(start, start + length + 1);
  });
  return week.filter((name) => named.includes(name));
}

/** The inverse of `daysOfWeek`: all days but Friday and Saturday become `Sunday-Thursday`. */
export function formatDays(days: readonly string[]): string {
  // Sunday and Monday are in one range, so it begins with what comes after the last day that is missing.
  const wraps = days.includes("Sunday") && days.includes("Monday");
  const start = wraps ? week.findLastIndex((day) => !days.includes(day)) + 1 : 0;
  const ranges: string[][] = [[]];
  for (const day of [...week.slice(start), ...week.slice(0, start)]) {
    if (days.includes(day)) ranges.at(-1)?.push(day);
    else ranges.push([]);
  }
  return ranges
    .filter((range) => range.length > 0)
    .map((range) => (range.length > 1 ? `${range[0]}-${range.at(-1)}` : range[0]))
    .join(", ");
}

/** `2027-01-28` becomes `Thursday`. */
export function weekdayOf(date: string): string {
  // getUTCDay starts with Sunday (0).
  return week.at(new Date(date).getUTCDay() - 1) ?? "";
}

/** `2027-02-06` becomes `6 February`. Replaces `Intl`, whose first use is a long task on a phone. */
export function formatDate(date: string): string {
  const [, month = 1, day] = date.split("-").map(Number);
  return `${day} ${months[month - 1]}`;
}

/** `2027-02-06` becomes `6 February 2027`. */
export function formatDateWithYear(date: string): string {
  return `${formatDate(date)} ${date.slice(0, 4)}`;
}
