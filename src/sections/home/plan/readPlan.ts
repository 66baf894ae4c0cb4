import {
  type Line,
  MAX_HOURS,
  MAX_LINES,
  MAX_PEOPLE,
  MIN_HOURS,
  USUAL_HOURS,
  type Visit,
} from "../../../domain/pricing/visit";

/**
 * Reads a plan from a query such as `?plan=4.pc-gaming.3.member&plan=1.playstation-5.1.5&birthday=yes`. Numbers that are too
 * small or too large become the nearest valid ones. Lines that make no sense, or name an unknown rig, are left out.
 */
export function readPlan(search: string, rigIds: readonly string[]): Visit {
  const query = new URLSearchParams(search);
  const lines: Line[] = [];
  let left = MAX_PEOPLE;
  for (const text of query.getAll("plan")) {
    const [, people, rigId = "", hours, member] =
      /^(\d+)\.([\w-]+)\.(\d+(?:\.\d+)?)(\.member)?$/.exec(text) ?? [];
    if (!rigIds.includes(rigId) || left === 0 || lines.length === MAX_LINES) continue;
    const line = {
      people: within(1, left, Number(people)),
      rigId,
      hours: within(MIN_HOURS, MAX_HOURS, Math.round(Number(hours) * 2) / 2),
      isMember: member !== undefined,
    };
    lines.push(line);
    left -= line.people;
  }
  const usual = { people: 1, rigId: rigIds[0] ?? "", hours: USUAL_HOURS, isMember: false };
  return {
    lines: lines.length > 0 ? lines : [usual],
    isBirthday: query.get("birthday") === "yes",
  };
}

const within = (min: number, max: number, value: number) => Math.min(max, Math.max(min, value));
