/** What visitors rent: a kind of seat. */
export type Rig = {
  readonly id: string;
  readonly shortName: string;
  readonly nameInText: string;
  readonly isReservable: boolean;
  /** `PC` and `PCs`. */
  readonly unit: { readonly one: string; readonly many: string };
};
