import { collectFacts, factOwners } from "../../facts";
import { placeholderNames } from "../../placeholders";
import { contentNames } from "../../schema";
import { usedFiles } from "../fileProblems";
import { nearMiss } from "../nearMiss";
import { formatValue } from "../problem";
import { rule } from "./rule";

const entriesAreCurrent = rule(contentNames, (content) => {
  const used = usedFiles(content).map(({ file }) => file);
  const facts = Object.keys(collectFacts(content));
  return content.wordsInPhotos.words.flatMap(({ photo, fact }, index) => {
    const say = (field: string, message: string) => [
      { name: "wordsInPhotos" as const, path: ["words", index, field], message },
    ];
    if (!used.includes(photo)) {
      return say(
        "photo",
        `no other data file uses ${photo}. Remove this entry, or correct the path.`,
      );
    }
    const name = nameOf(fact);
    if (facts.includes(name)) return [];
    const meant = nearMiss(name, facts);
    const guess = meant ? ` Did you mean {${meant}}?` : "";
    return say(
      "fact",
      `there is no placeholder ${fact}.${guess} If the site no longer has this fact, replace the photo and remove this entry.`,
    );
  });
});

/** A warning: the fact has changed, and the new photo may take a while. */
export const outdatedPhotos = rule(["wordsInPhotos", ...factOwners], (content) => {
  const facts = collectFacts(content);
  return content.wordsInPhotos.words.flatMap(({ photo, fact, shows }, index) => {
    const now = facts[nameOf(fact)];
    if (now === undefined || hasWords(now, shows)) return [];
    const path = ["words", index, "shows"];
    const message = `${photo} still says ${formatValue(shows)}, but ${fact} is now ${formatValue(now)}. Replace the photo, then remove this entry or write what the new photo says.`;
    return [{ name: "wordsInPhotos", path, message }];
  });
});

function nameOf(fact: string): string {
  return placeholderNames(fact).join();
}

/** A sign may show only a part of a fact, and in capitals: "LOBBY" for the name "Midnight Lobby". */
function hasWords(text: string, words: string): boolean {
  const spaced = (value: string) => ` ${value.toLowerCase().split(/\s+/).join(" ")} `;
  return spaced(text).includes(spaced(words.trim()));
}

export const wordsInPhotosRules = [entriesAreCurrent];
