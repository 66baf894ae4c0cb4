import { closest, distance } from "fastest-levenshtein";

/** Returns the candidate that a misspelt word was probably meant to be, if any. */
export function nearMiss(word: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return undefined;
  const lower = word.toLowerCase();
  const nearest = closest(
    lower,
    candidates.map((candidate) => candidate.toLowerCase()),
  );
  const isNear = distance(lower, nearest) <= Math.ceil(word.length / 3);
  return isNear ? candidates.find((candidate) => candidate.toLowerCase() === nearest) : undefined;
}

/** Returns ` Did you mean "icon"?`, or an empty string if no candidate is similar. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const meant = nearMiss(word, candidates);
  return meant === undefined ? "" : ` Did you mean ${JSON.stringify(meant)}?`;
}
