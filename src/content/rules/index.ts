import type { Content } from "../schema";
import type { Finding } from "../check/problem";
import { comingEventRules, pastComingEvents } from "./comingEvents";
import { hourRules } from "./hours";
import { namedFormService } from "./inquiry";
import { noticeRules } from "./notices";
import { placesFit } from "./places";
import { bonusesAboveReloads, priceRules } from "./prices";
import { referenceRules } from "./references";
import { slipsInFields } from "./slips";
import { texts } from "./texts";

const rules = [
  texts,
  slipsInFields,
  ...referenceRules,
  ...priceRules,
  ...hourRules,
  placesFit,
  ...comingEventRules,
  ...noticeRules,
  namedFormService,
];

const warnings = [pastComingEvents, bonusesAboveReloads];

/** Applies every rule whose files are valid, even if other files are invalid. */
export function findBrokenRules(valid: Partial<Content>): Finding[] {
  return rules.flatMap((find) => find(valid));
}

/** Finds values that are allowed but probably not intended. Neither the check nor a build fails. */
export function findWarnings(valid: Partial<Content>): Finding[] {
  return warnings.flatMap((find) => find(valid));
}
