import { linksLeadSomewhere, uniqueEventIds, uniqueQuestions } from "./fragments";
import { packagesHaveRates } from "./rates";
import { knownRigs, uniqueIds } from "./references";
import { texts } from "./texts";

/** Each applies if the files that it needs are valid, even if other files are not. */
export const rules = [
  texts,
  knownRigs,
  uniqueIds,
  uniqueQuestions,
  uniqueEventIds,
  linksLeadSomewhere,
  packagesHaveRates,
];
