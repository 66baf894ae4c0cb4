/** What a visitor asks the price of. */
export type Choice = { rigId: string; hours: number; isMember: boolean };

/** In hours. */
export const SHORTEST = 0.5;
export const LONGEST = 12;

/** The choice that an address such as `/?rig=pc-gaming&hours=4&member=yes` carries; what it lacks is usual. */
export function choiceFrom(search: string, rigIds: readonly string[]): Choice {
  const asked = new URLSearchParams(search);
  const rigId = rigIds.find((id) => id === asked.get("rig")) ?? rigIds[0] ?? "";
  const hours = Math.round(Number(asked.get("hours") ?? 2) * 2) / 2;
  return {
    rigId,
    hours: Number.isFinite(hours) ? Math.min(LONGEST, Math.max(SHORTEST, hours)) : 2,
    isMember: asked.get("member") === "yes",
  };
}

/** The query of an address that carries a choice, all else in it kept. */
export function searchWith({ rigId, hours, isMember }: Choice, search: string): string {
  const query = new URLSearchParams(search);
  query.set("rig", rigId);
  query.set("hours", String(hours));
  if (isMember) query.set("member", "yes");
  else query.delete("member");
  return `?${query}`;
}
