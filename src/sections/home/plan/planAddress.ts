import type { Visit } from "../../../domain/pricing/visit";

/** The id of the section, as in `/#plan`. */
export const PLAN_ID = "plan";

/** Writes a plan as a query. It has no `+` and no space, because messengers may end a link there. */
export function writePlan({ lines, isBirthday }: Visit): string {
  const parameters = lines.map(
    ({ people, rigId, hours, isMember }) =>
      `plan=${people}.${rigId}.${hours}${isMember ? ".member" : ""}`,
  );
  if (isBirthday) parameters.push("birthday=yes");
  return `?${parameters.join("&")}`;
}

/** A link to a plan, from any page of the site. */
export function planLink(visit: Visit): string {
  return `/${writePlan(visit)}#${PLAN_ID}`;
}
