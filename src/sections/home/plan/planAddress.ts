import {
  type Line,
  MAX_HOURS,
  MAX_LINES,
  MAX_PEOPLE,
  MIN_HOURS,
  USUAL_HOURS,
  type Visit,
} from "../../../domain/pricing/visit";

/** The id of the section, as in `/#plan`. */
export const PLAN_ID = "plan";

/**
 * Reads a plan from a query such as `?play=4+pc-gaming+3+member&play=1+playstation-5+1.5&birthday=yes`. Values that
 * are missing or wrong become the nearest valid ones.
 */
export function readPlan(search: string, rigIds: readonly string[]): Visit {
  const query = new URLSearchParams(search);
  const words = query.has("play") ? query.getAll("play") : [""];
  const lines: Line[] = [];
  let left = MAX_PEOPLE;
  for (const word of words.slice(0, MAX_LINES)) {
    if (left === 0) break;
    const [people, rigId, hours, member] = word.split(" ");
    const line = {
      people: within(1, left, Math.round(toNumber(people, 1))),
      rigId: rigIds.find((id) => id === rigId) ?? rigIds[0] ?? "",
      hours: within(MIN_HOURS, MAX_HOURS, Math.round(toNumber(hours, USUAL_HOURS) * 2) / 2),
      isMember: member === "member",
    };
    lines.push(line);
    left -= line.people;
  }
  return { lines, isBirthday: query.get("birthday") === "yes" };
}

/** Writes a plan into a query, and keeps the query's other parameters. */
export function writePlan({ lines, isBirthday }: Visit, search: string): string {
  const query = new URLSearchParams(search);
  query.delete("play");
  query.delete("birthday");
  for (const { people, rigId, hours, isMember } of lines) {
    query.append("play", `${people} ${rigId} ${hours}${isMember ? " member" : ""}`);
  }
  if (isBirthday) query.set("birthday", "yes");
  return `?${query}`;
}

/** Links to a plan for one person. */
export function planLink(line: Omit<Line, "people">): string {
  return `/${writePlan({ lines: [{ ...line, people: 1 }], isBirthday: false }, "")}#${PLAN_ID}`;
}

function toNumber(text: string | undefined, usual: number): number {
  const number = text ? Number(text) : usual;
  return Number.isNaN(number) ? usual : number;
}

const within = (min: number, max: number, value: number) => Math.min(max, Math.max(min, value));
