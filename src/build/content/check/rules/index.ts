import type { Content, ContentName } from "../../schema";
import type { Finding } from "../problem";
import { hourRules } from "./hours";
import { priceRules } from "./prices";
import { referenceRules } from "./references";
import { textRules } from "./texts";

const rules = [...textRules, ...referenceRules, ...priceRules, ...hourRules];

/** Asks every rule whose files are sound, so that a mistake in one file hides none in another. */
export function findBrokenRules(sound: Partial<Content>): Finding[] {
  const isSound = (name: ContentName) => sound[name] !== undefined;
  return rules
    .filter(({ needs }) => needs.every(isSound))
    .flatMap(({ needs, find }) => find(pick(sound as Content, needs) as Content));
}

function pick(content: Content, names: readonly ContentName[]): Partial<Content> {
  return Object.fromEntries(names.map((name) => [name, content[name]]));
}
