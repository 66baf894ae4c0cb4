import type { Rig } from "../rig";

/** RM per hour. */
export type Rate = {
  readonly rig: Rig;
  readonly nonMember: number;
  readonly member: number | null;
};

/** @throws if the rig has no rate */
export function rateOf(rigId: string, rates: readonly Rate[]): Rate {
  const rate = rates.find(({ rig }) => rig.id === rigId);
  if (!rate) throw new Error(`No rate for the rig ${rigId}`);
  return rate;
}
