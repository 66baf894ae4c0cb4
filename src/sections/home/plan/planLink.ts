import type { Line } from "../../../domain/pricing/visit";

/** The id of the section, as in `/#plan`. */
export const PLAN_ID = "plan";

/** `4 pc-gaming 3 member`. In a query, a space is a plus sign. */
export function lineInWords({ people, rigId, hours, isMember }: Line): string {
  return `${people} ${rigId} ${hours}${isMember ? " member" : ""}`;
}

/** Links to a plan for one person. */
export function planLink(line: Omit<Line, "people">): string {
  const words = lineInWords({ ...line, people: 1 });
  return `/?play=${words.replaceAll(" ", "+")}#${PLAN_ID}`;
}
