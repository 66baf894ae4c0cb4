import type { Content } from "../../schema";
import type { Finding } from "../problem";
import { hourRules } from "./hours";
import { priceRules } from "./prices";
import { referenceRules } from "./references";
import { textRules } from "./texts";

const rules = [...textRules, ...referenceRules, ...priceRules, ...hourRules];

/** Applies every rule whose files are valid, even if other files are invalid. */
export function findBrokenRules(valid: Partial<Content>): Finding[] {
  return rules.flatMap((find) => find(valid));
}
