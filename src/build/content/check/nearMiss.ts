import { closest, distance } from "fastest-levenshtein";

/** The candidate that somebody probably meant by a word that none of them is, if there is one. */
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

/** ` Did you mean "icon"?`, or nothing. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const meant = nearMiss(word, candidates);
  return meant === undefined ? "" : ` Did you mean ${JSON.stringify(meant)}?`;
}
