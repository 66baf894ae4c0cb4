export type Choice = { rigId: string; hours: number; isMember: boolean };

export const MIN_HOURS = 0.5;
export const MAX_HOURS = 12;

/** Reads the choice from a query such as `?rig=pc-gaming&hours=4&member=yes`. Missing parts get defaults. */
export function readChoice(search: string, rigIds: readonly string[]): Choice {
  const query = new URLSearchParams(search);
  const rigId = rigIds.find((id) => id === query.get("rig")) ?? rigIds[0] ?? "";
  const hours = Math.round(Number(query.get("hours") ?? 2) * 2) / 2;
  return {
    rigId,
    hours: Number.isFinite(hours) ? Math.min(MAX_HOURS, Math.max(MIN_HOURS, hours)) : 2,
    isMember: query.get("member") === "yes",
  };
}

/** Writes the choice into a query, and keeps the query's other parameters. */
export function writeChoice({ rigId, hours, isMember }: Choice, search: string): string {
  const query = new URLSearchParams(search);
  query.set("rig", rigId);
  query.set("hours", String(hours));
  if (isMember) query.set("member", "yes");
  else query.delete("member");
  return `?${query}`;
}
