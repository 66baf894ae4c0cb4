import { parseDataFile } from "../../../../../src/build/content/check/dataFile";

const messageAbout = (word: string) =>
  parseDataFile("data/a.json", Buffer.from(`{ "a": ${word}, "b": 1 }`)).problems.map(
    ({ place, message }) => `${place?.column} ${message}`,
  );

describe("the message about a value without quotation marks", () => {
  it.each([
    ["RM8", "8"],
    ["RM 8", "8"],
    ["RM8,50", "8.50"],
    ["8 RM", "8"],
    ["8RM", "8"],
    ["'8'", "8"],
    ["'RM8'", "8"],
    ["“7.50”", "7.50"],
    [".5", "0.5"],
  ])("says to write the number alone for %s", (word, number) => {
    expect(messageAbout(word)).toEqual([
      `8 ${word} is not a number. Write the number alone: ${number}`,
    ]);
  });

  it.each([
    ["8,50", "there is a comma inside this number. Write 8.50 instead."],
    ["8,5", "there is a comma inside this number. Write 8.5 instead."],
    ["1,000", "there is a comma inside this number. Write 1000 instead."],
    ["1,000,000", "there is a comma inside this number. Write 1000000 instead."],
    ["1,000.50", "there is a comma inside this number. Write 1000.50 instead."],
    ["08", "this number begins with 0. Write 8 instead."],
    ["08.50", "this number begins with 0. Write 8.50 instead."],
    ["02:00", '02:00 has no quotation marks. Write "02:00" instead.'],
    ["2:00", '2:00 has no quotation marks. Write "02:00" instead.'],
    ["12:00", '12:00 has no quotation marks. Write "12:00" instead.'],
    ["2027-02-06", '2027-02-06 has no quotation marks. Write "2027-02-06" instead.'],
    ["01234", '01234 has no quotation marks. Write "01234" instead.'],
    ["012-345 6789", '012-345 6789 has no quotation marks. Write "012-345 6789" instead.'],
    ["+60 12-345", '+60 12-345 has no quotation marks. Write "+60 12-345" instead.'],
  ])("says what to write instead of %s", (word, message) => {
    expect(messageAbout(word)).toEqual([`8 ${message}`]);
  });

  it.each(["'02:00'", "'50000'"])("does not take the text %s for a number", (word) => {
    expect(messageAbout(word)[0]).toContain("' is not a straight quotation mark");
  });
});
