import { joinWithOr } from "../format/list";

type Rate = { readonly rig: { readonly nameInText: string; readonly isReservable: boolean } };

/** `racing simulator or PlayStation 5`: the rigs that visitors can reserve, in the order of the rates. Empty if there is none. */
export function reservableRigs(rates: readonly Rate[]): string {
  const rigs = rates.map(({ rig }) => rig).filter(({ isReservable }) => isReservable);
  return joinWithOr(rigs.map(({ nameInText }) => nameInText));
}
