import type { PhotoFile } from "../../../components/Photo";

/** What the planner shows, from the data files. */
export type PlannerContent = {
  texts: Queries.PlannerFragment;
  pricing: Queries.PricingFragment;
  membership: Queries.MembershipFragment;
  rigs: readonly { readonly id: string; readonly photo: PhotoFile }[];
  site: Queries.ReservationFragment;
};
