import {
  type Line,
  MAX_COUNT,
  MAX_HOURS,
  MAX_LINES,
  usualLine,
  type Visit,
} from "../../../domain/pricing/visit";

/** The id of the planner's section, as in `/#plan`. */
export const PLAN_ID = "plan";

/** Writes a visit as a query. It has no `+` and no space, because messengers may end a link there. */
export function writeVisit({ lines, people }: Visit): string {
  const parameters = lines.map(
    ({ count, rigId, hours, isMember }) =>
      `plan=${count}.${rigId}.${hours}${isMember ? ".member" : ""}`,
  );
  if (people > 1) parameters.push(`split=${people}`);
  return `?${parameters.join("&")}`;
}

/** A link to the planner with a visit, from any page of the site. */
export function visitLink(visit: Visit): string {
  return `/${writeVisit(visit)}#${PLAN_ID}`;
}

/** Tells visits in addresses apart. Empty if the query has none. */
export function visitKey(search: string): string {
  const query = new URLSearchParams(search);
  const lines = query.getAll("plan");
  return lines.length > 0 ? [...lines, ...query.getAll("split")].join() : "";
}

/**
 * Reads a visit from a query such as `?plan=4.pc-gaming.3.member&plan=1.playstation-5.2&split=4`. Numbers become the nearest
 * valid ones. Lines that make no sense, or name an unknown rig, are left out. The visit says whether it differs from the query.
 */
export function readVisit(search: string, rigIds: readonly string[]): Visit {
  const query = new URLSearchParams(search);
  const texts = query.getAll("plan");
  const lines = texts.flatMap((text) => readLine(text, rigIds)).slice(0, MAX_LINES);
  const visit = {
    lines: lines.length > 0 ? lines : [usualLine(rigIds[0] ?? "")],
    people: nearestCount(query.get("split") ?? "1", MAX_COUNT),
  };
  const isChanged = texts.length > 0 && visitKey(writeVisit(visit)) !== visitKey(search);
  return { ...visit, isChanged };
}

/** Returns no line if the text is none. */
function readLine(text: string, rigIds: readonly string[]): Line[] {
  const [, count = "", rigId = "", hours = "", member] =
    /^(\d+)\.([\w-]+)\.(\d+)(\.member)?$/.exec(text) ?? [];
  if (!rigIds.includes(rigId)) return [];
  const isMember = member !== undefined;
  return [
    {
      count: nearestCount(count, MAX_COUNT),
      rigId,
      hours: nearestCount(hours, MAX_HOURS),
      isMember,
    },
  ];
}

/** Returns a whole number from 1 to `max`. */
const nearestCount = (text: string, max: number) =>
  Math.min(max, Math.max(1, Math.trunc(Number(text) || 1)));
