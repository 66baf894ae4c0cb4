import type { FieldMistake } from "../mistake";
import type { Content } from "../schema";
import { comingEventRules, finishedEvents } from "./comingEvents";
import { hourRules } from "./hours";
import { namedFormService } from "./inquiry";
import { finishedNotices, noticeRules } from "./notices";
import { bonusesAboveReloads, priceRules, rigsHaveRates } from "./prices";
import { referenceRules } from "./references";
import { texts } from "./texts";
import { invisibleCharacters, unintendedTexts } from "./unintended";

const rules = [
  texts,
  unintendedTexts,
  invisibleCharacters,
  ...referenceRules,
  ...priceRules,
  ...hourRules,
  ...comingEventRules,
  ...noticeRules,
  namedFormService,
];

const warnings = [finishedEvents, finishedNotices, bonusesAboveReloads, rigsHaveRates];

/** Applies every rule whose files are valid, even if other files are invalid. */
export function findBrokenRules(valid: Partial<Content>): FieldMistake[] {
  return rules.flatMap((find) => find(valid));
}

/** Finds values that are allowed but probably not intended. Neither the check nor a build fails. */
export function findWarnings(valid: Partial<Content>): FieldMistake[] {
  return warnings.flatMap((find) => find(valid));
}
