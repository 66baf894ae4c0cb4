/** Rigs of one kind, for the same time, with or without membership. */
export type Line = {
  rigId: string;
  /** How many of the rig. */
  count: number;
  /** Whole hours. */
  hours: number;
  isMember: boolean;
};

/** What a visitor wants to rent. */
export type Visit = {
  lines: readonly Line[];
  /** How many people split the price. */
  people: number;
  /** Whether it differs from the address, which had something that cannot be read or is not offered. */
  isChanged?: boolean;
};

export const MAX_LINES = 4;

/** The most rigs in a line, and the most people. */
export const MAX_COUNT = 12;

/** The most hours of a line, a package and a birthday gift. */
export const MAX_HOURS = 12;

/** How long a visitor stays who has not chosen. */
export const USUAL_HOURS = 2;

/** What a visitor rents who has not chosen. */
export const usualLine = (rigId: string): Line => ({
  count: 1,
  rigId,
  hours: USUAL_HOURS,
  isMember: false,
});
