/** A word, number or sign outside quotation marks. It includes the spaces and commas inside an amount or time. */
type BareWord = { offset: number; word: string };

const bareWord =
  /(?:[^\s",:{}[\]]|(?<=\d)[,:](?=\d)|(?<=\d|RM)[^\S\r\n](?=\d)|(?<=\d)[^\S\r\n](?=RM))+/gi;

/** What editors write instead of a number or a text, and what is wrong with it. */
const mistakes: { looksLike: RegExp; message: (word: string) => string }[] = [
  {
    looksLike: /^(\d{1,2}:\d\d|\d{4}-\d\d-\d\d|\+\d[\d -]+|0\d\d[\d -]+)$/,
    message: (word) => `${word} has no quotation marks. Write ${inQuotationMarks(word)} instead.`,
  },
  {
    looksLike: /^(\d{1,3}(,\d{3})+(\.\d+)?|\d+,\d\d?)$/,
    message: (word) => `there is a comma inside this number. Write ${toNumber(word)} instead.`,
  },
  {
    looksLike: /^\d[\d.]*,[\d,.]+$/,
    message: () => "there is a comma inside this number. Write the number like this: 7.50 or 1000",
  },
  {
    looksLike: /^0[\d.]+$/,
    message: (word) => `this number begins with 0. Write ${toNumber(word)} instead.`,
  },
  {
    looksLike:
      /^(['‘’“”`]?RM ?[\d.,]*\d\S?|[\d.,]*\d ?RM|\.\d+|['‘’“”`](?!\d{5})[\d.,]*\d['‘’“”`]?)$/i,
    message: (word) => `${word} is not a number. Write the number alone: ${toNumber(word)}`,
  },
];

/** Returns the word at an offset. It is empty inside a text and at a bracket. */
export function bareWordAt(text: string, offset: number): BareWord {
  const lineStart = text.lastIndexOf("\n", offset - 1) + 1;
  const [line = ""] = text.slice(lineStart).split("\n", 1);
  for (const { index, 0: word } of line.matchAll(bareWord)) {
    const start = lineStart + index;
    if (start <= offset && offset < start + word.length) return { offset: start, word };
  }
  return { offset, word: "" };
}

/** Explains a word that was probably meant as a number, a time, a date or a phone number. */
export function bareWordMessage(word: string): string | undefined {
  return mistakes.find(({ looksLike }) => looksLike.test(word))?.message(word);
}

const inQuotationMarks = (word: string) => JSON.stringify(word.replace(/^\d:/, "0$&"));

/** `RM 8,50` becomes `8.50`, `1,000` becomes `1000`. */
function toNumber(word: string): string {
  const amount = word.replace(/[^\d.,]/g, "").replace(/,(\d\d?)$/, ".$1");
  return amount
    .replaceAll(",", "")
    .replace(/^0+(?=\d)/, "")
    .replace(/^\./, "0.");
}
