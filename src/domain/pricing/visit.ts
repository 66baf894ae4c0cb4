/** People who play the same, for the same time, at the same rate. */
export type Line = {
  people: number;
  rigId: string;
  /** A multiple of 0.5. */
  hours: number;
  isMember: boolean;
};

/** What a group wants to do at the venue. */
export type Visit = {
  lines: readonly Line[];
  /** Whether somebody in the group has a birthday. */
  isBirthday: boolean;
};

/** In a whole group. */
export const MAX_PEOPLE = 12;
export const MAX_LINES = 4;
export const MIN_HOURS = 0.5;
export const MAX_HOURS = 12;

/** How long a visitor stays who has not chosen. */
export const USUAL_HOURS = 2;

export function countPeople(lines: readonly Pick<Line, "people">[]): number {
  return lines.reduce((sum, { people }) => sum + people, 0);
}
