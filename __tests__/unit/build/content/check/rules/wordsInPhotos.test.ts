import { formatProblem } from "../../../../../../src/build/content/check/problem";
import { checkData } from "../../../../../../src/build/content/loadContent";
import type { Content } from "../../../../../../src/build/content/schema";
import { DataCopy } from "../../../../../support/unit/dataCopy";
import { itAccepts, itReports, itWarnsAbout } from "../../../../../support/unit/mistakes";

type Words = Content["wordsInPhotos"]["words"][number];

const photo = "photos/guests-3.jpg";
const words = (...entries: Partial<Words>[]) => ({
  words: entries.map((entry) => ({ photo, fact: "{site.name}", shows: "Bubble Hall", ...entry })),
});

describe("the check of words in photos", () => {
  itWarnsAbout([
    [
      "a photo that shows an earlier fact",
      "wordsInPhotos",
      words({}, { shows: "Foam Hall" }),
      `words[1].shows: ${photo} still says "Foam Hall", but {site.name} is now "Bubble Hall". Replace the photo, then remove this entry or write what the new photo says.`,
    ],
    [
      "a photo whose last word has become longer",
      "wordsInPhotos",
      words({ fact: "{membership.fee}", shows: "RM5" }),
      `${photo} still says "RM5", but {membership.fee} is now "RM55".`,
    ],
    [
      "a photo whose first word has become longer",
      "wordsInPhotos",
      words({ fact: "{hours.opens}", shows: "1:15 AM" }),
      `${photo} still says "1:15 AM", but {hours.opens} is now "11:15 AM".`,
    ],
  ]);

  itAccepts([
    ["no entries", "wordsInPhotos", words()],
    [
      "words in capitals, and a part of a fact",
      "wordsInPhotos",
      words({ shows: "BUBBLE HALL" }, { shows: "bubble" }, { shows: " Hall " }),
    ],
    ["two spaces between words", "wordsInPhotos", words({ shows: "Bubble  Hall" })],
  ]);

  itReports([
    [
      "a photo that no other file uses",
      "wordsInPhotos",
      words({}, { photo: "photos/guests-4.jpg" }),
      "words[1].photo: no other data file uses photos/guests-4.jpg. Remove this entry, or correct the path.",
    ],
    [
      "a drawing",
      "wordsInPhotos",
      words({ photo: "brand/mark.svg" }),
      'words[0].photo: "brand/mark.svg" is not a path that begins with photos/',
    ],
    [
      "a misspelt fact",
      "wordsInPhotos",
      words({ fact: "{site.names}" }),
      "words[0].fact: there is no placeholder {site.names}. Did you mean {site.name}? If the site no longer has this fact, replace the photo and remove this entry.",
    ],
    [
      "an unknown fact",
      "wordsInPhotos",
      words({ fact: "{weather}" }),
      "words[0].fact: there is no placeholder {weather}. If the site no longer has this fact,",
    ],
    [
      "a fact without brackets",
      "wordsInPhotos",
      words({ fact: "site.name" }),
      'words[0].fact: "site.name" is not one placeholder alone. Write it like this: "{site.name}"',
    ],
    [
      "a placeholder among other words",
      "wordsInPhotos",
      words({ fact: "Open {hours.range}" }),
      'words[0].fact: "Open {hours.range}" is not one placeholder alone.',
    ],
    [
      "two placeholders",
      "wordsInPhotos",
      words({ fact: "{hours.opens}{hours.closes}" }),
      "is not one placeholder alone.",
    ],
    [
      "a placeholder in place of the words in the photo",
      "wordsInPhotos",
      words({ shows: "{site.name}" }),
      'words[0].shows: "{site.name}" contains {site.name}, but cannot contain placeholders.',
    ],
  ]);

  it("does not take an entry for a use of the photo, and reports the entry once", async () => {
    const copy = new DataCopy().change("words-in-photos.json", (file) =>
      Object.assign(file, words({ photo: "photos/old.jpg", fact: "{events.old.title}" })),
    );
    copy.write("photos/old.jpg", "no picture");
    const { problems, warnings } = await checkData(copy.folder);
    expect(problems.map(formatProblem)).toEqual([
      expect.stringContaining("words[0].photo: no other data file uses photos/old.jpg."),
    ]);
    expect(warnings.map(formatProblem)).toEqual([
      expect.stringContaining("data/photos/old.jpg: no data file uses this file."),
    ]);
    copy.remove();
  });
});
