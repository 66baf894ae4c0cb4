import { distance } from "fastest-levenshtein";

/** The most letters that may be wrong. */
const MAX_DISTANCE = 2;

/** Returns the candidate that a misspelt word was probably meant to be, if any. */
export function nearMiss(word: string, candidates: readonly string[]): string | undefined {
  const wrongLetters = (candidate: string) => distance(word.toLowerCase(), candidate.toLowerCase());
  const [nearest] = [...candidates].sort((a, b) => wrongLetters(a) - wrongLetters(b));
  return nearest !== undefined && wrongLetters(nearest) <= MAX_DISTANCE ? nearest : undefined;
}

/** Returns ` Did you mean "icon"?`, or an empty string if no candidate is similar. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const meant = nearMiss(word, candidates);
  return meant === undefined ? "" : ` Did you mean ${JSON.stringify(meant)}?`;
}
