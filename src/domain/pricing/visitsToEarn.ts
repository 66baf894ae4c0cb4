/** How many visits save as much as a fee. Both amounts are in RM. */
export function visitsToEarn(fee: number, savingPerVisit: number): number {
  // In sen, because 350 / 2.8 is a little more than 125.
  return Math.ceil(Math.round(fee * 100) / Math.round(savingPerVisit * 100));
}
