import {
  type Line,
  MAX_HOURS,
  MAX_LINES,
  MAX_PEOPLE,
  MIN_HOURS,
  USUAL_HOURS,
  type Visit,
} from "../../../domain/pricing/visit";
import { lineInWords } from "./planLink";

/**
 * Reads a plan from a query such as `?play=4+pc-gaming+3+member&play=1+playstation-5+1.5&birthday=yes`. Values that
 * are missing or wrong become the nearest valid ones.
 */
export function readPlan(search: string, rigIds: readonly string[]): Visit {
  const query = new URLSearchParams(search);
  const lines: Line[] = [];
  let left = MAX_PEOPLE;
  for (const words of linesIn(query).slice(0, MAX_LINES)) {
    if (left === 0) break;
    const [people, rigId, hours, member] = words.split(" ");
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

/** Also reads the form of address that the site had before groups: `?rig=pc-gaming&hours=4&member=yes`. */
function linesIn(query: URLSearchParams): string[] {
  const lines = query.getAll("play");
  if (lines.length > 0) return lines;
  const member = query.get("member") === "yes" ? "member" : "";
  return [`1 ${query.get("rig")} ${query.get("hours") ?? ""} ${member}`];
}

/** Writes a plan into a query, and keeps the query's other parameters. */
export function writePlan({ lines, isBirthday }: Visit, search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ["play", "birthday", "rig", "hours", "member"]) query.delete(name);
  for (const line of lines) query.append("play", lineInWords(line));
  if (isBirthday) query.set("birthday", "yes");
  return `?${query}`;
}

function toNumber(text: string | undefined, usual: number): number {
  const number = text ? Number(text) : usual;
  return Number.isNaN(number) ? usual : number;
}

const within = (min: number, max: number, value: number) => Math.min(max, Math.max(min, value));
