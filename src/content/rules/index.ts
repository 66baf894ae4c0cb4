import type { FieldMistake } from "../mistake";
import type { Content } from "../schema";
import { noticesLeadSomewhere, uniqueEventIds, uniqueQuestions } from "./fragments";
import { packagesHaveRates } from "./rates";
import { knownRigs, uniqueIdsAndAlts } from "./references";
import { texts } from "./texts";
import { warnings } from "./warnings";

const rules = [
  texts,
  knownRigs,
  uniqueIdsAndAlts,
  uniqueQuestions,
  uniqueEventIds,
  noticesLeadSomewhere,
  packagesHaveRates,
];

/** Applies every rule whose files are valid, even if other files are invalid. */
export function findBrokenRules(valid: Partial<Content>): FieldMistake[] {
  return rules.flatMap((find) => find(valid));
}

/** Finds values that are allowed but probably not intended. Neither the check nor a build fails. */
export function findWarnings(valid: Partial<Content>): FieldMistake[] {
  return warnings.flatMap((find) => find(valid));
}
