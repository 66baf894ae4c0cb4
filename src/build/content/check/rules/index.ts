import type { Content } from "../../schema";
import type { Finding } from "../problem";
import { hourRules, pastSpecialDays } from "./hours";
import { priceRules } from "./prices";
import { referenceRules } from "./references";
import { textRules } from "./texts";
import { outdatedPhotos, wordsInPhotosRules } from "./wordsInPhotos";

const rules = [...textRules, ...referenceRules, ...priceRules, ...hourRules, ...wordsInPhotosRules];

const warnings = [pastSpecialDays, outdatedPhotos];

/** Applies every rule whose files are valid, even if other files are invalid. */
export function findBrokenRules(valid: Partial<Content>): Finding[] {
  return rules.flatMap((find) => find(valid));
}

/** Finds values that are allowed, but probably not meant. They stop neither the check nor a build. */
export function findWarnings(valid: Partial<Content>): Finding[] {
  return warnings.flatMap((find) => find(valid));
}
