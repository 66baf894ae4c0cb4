import { distance } from "fastest-levenshtein";

/** Returns the candidate that a misspelt word was probably meant to be, if any. */
export function nearMiss(word: string, candidates: readonly string[]): string | undefined {
  const parts = partsOf(word);
  const alike = candidates.filter((candidate) => {
    const others = partsOf(candidate);
    return (
      others.length === parts.length &&
      parts.every((part, index) => isAlike(part, others[index] ?? ""))
    );
  });
  const [nearest] = alike.sort((a, b) => distance(word, a) - distance(word, b));
  return nearest;
}

/** Returns ` Did you mean "icon"?`, or an empty string if no candidate is similar. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const meant = nearMiss(word, candidates);
  return meant === undefined ? "" : ` Did you mean ${JSON.stringify(meant)}?`;
}

/**
 * Splits a path or the name of a placeholder into parts, which are compared one by one, because
 * `photos/rigs/pc-gaming.jpg` and `photos/rigs/playstation-5.jpg` have most letters in common.
 */
function partsOf(word: string): string[] {
  return (
    word
      .toLowerCase()
      // Also a second ending, which computers may hide: `faq.json.txt`.
      .replace(/\.(jpe?g|png|json|txt)(\.\w+)*$/, "")
      .split(/[./]/)
  );
}

/**
 * Allows letters in another order, wrong letters (one in a short word, a third in a longer one), and words that are added, as
 * in the name of a copy.
 */
function isAlike(a: string, b: string): boolean {
  const wrongLetters = a.length < 5 ? 1 : Math.ceil(a.length / 3);
  return (
    lettersOf(a) === lettersOf(b) ||
    distance(a, b) <= wrongLetters ||
    wordsOf(a).every((word) => wordsOf(b).includes(word))
  );
}

const wordsOf = (name: string) => name.match(/[\p{L}\p{N}]+/gu) ?? [name];

const lettersOf = (word: string) => [...word].sort().join("");
