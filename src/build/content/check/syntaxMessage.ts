import { getLocation, type ParseError, printParseErrorCode } from "jsonc-parser";
import { bareWordAt, bareWordMessage } from "./bareWord";
import { shorten } from "./problem";

/** `hidesLater`: later errors are probably consequences, so they are not worth reading. */
type SyntaxMessage = { offset: number; message: string; hidesLater?: boolean };

/** Explains a syntax error and locates its cause, which is often before the place where the parser failed. */
export function syntaxMessage(text: string, { error, offset }: ParseError): SyntaxMessage {
  const explained = explain(text, offset, printParseErrorCode(error));
  // A file usually ends with an empty line. The mistake is on the line before.
  return { ...explained, offset: Math.min(explained.offset, text.trimEnd().length) };
}

function explain(text: string, offset: number, code: string): SyntaxMessage {
  const found = text[offset] ?? END;
  const before = text.slice(0, offset).trimEnd();
  const bare = bareWordAt(text, offset);
  const word = bare.word || found;

  if (/[^\S \t\r\n]|[\u200b-\u200f\u2060\ufeff]/.test(found)) {
    return { offset, message: strangeSpace, hidesLater: true };
  }
  const aboutWord = bareWordMessage(word);
  if (aboutWord) return { offset: bare.offset, message: aboutWord };
  if (/[“”„‘’'`]/.test(found)) {
    return { offset, message: `${found} is not a straight quotation mark. Write " instead.` };
  }
  const aboutComma = before.endsWith(",") && afterComma[found];
  if (aboutComma) return { offset: before.length - 1, message: aboutComma };
  if (code === "ValueExpected" && before.endsWith(":")) {
    return { offset: before.length - 1, message: noValue };
  }
  const [quotationMark] = text.slice(0, offset).match(found === '"' ? /"$/ : /"[ \t]*$/) ?? [];
  if (quotationMark && /InvalidSymbol|CommaExpected/.test(code) && /^[^\s:\]}]$/.test(found)) {
    const message = `this quotation mark, before ${shorten(word)}, ends the text. To show a quotation mark inside a text, write \\" instead.`;
    return { offset: offset - quotationMark.length, message };
  }
  const unclosed = unclosedMessage(text, offset, code);
  if (unclosed) {
    const place = code === "CommaExpected" ? before.length : offset;
    return { offset: place, message: unclosed, hidesLater: true };
  }
  if (code === "CommaExpected") {
    const message = `a comma is missing after ${lastValue(before)}. Add it.`;
    return { offset: before.length, message };
  }
  if (code === "ColonExpected") {
    return { offset, message: `a colon is missing after ${lastValue(before)}. Add it.` };
  }
  if (code === "PropertyNameExpected") {
    const message = `found ${found} where a field should begin. Write a field like this: "name": "text"`;
    return { offset, message };
  }
  if (code === "InvalidSymbol" && /[\p{L}\p{N}]/u.test(word)) {
    return { offset: bare.offset, message: wordMessage(word) };
  }
  return { offset, message: messages[code] ?? strayMessage(word) };
}

const END = "the end of the file";

const noValue =
  "there is no value after this colon. Write a text between quotation marks, or a number.";

const strangeSpace =
  "this looks like a space, but is another character, often copied from a web page. Type an ordinary space instead, here and on the other lines.";

const messages: Record<string, string> = {
  CloseBraceExpected: "the file ends before a block is closed. Add the missing }.",
  CloseBracketExpected: "the file ends before a list is closed. Add the missing ].",
  EndOfFileExpected: "the file's block ends before this. Remove the } that is one too many.",
  UnexpectedEndOfString: 'this text has no quotation mark (") at its end. Add it on the same line.',
  UnexpectedEndOfNumber: "this number is not complete. Write it like this: 8 or 7.50",
  InvalidEscapeCharacter: "this text has a backslash (\\) with no meaning. Remove it.",
  InvalidUnicode: "this text has a backslash (\\) with no meaning. Remove it.",
  InvalidCharacter: "this text has a tab or another invisible character in it. Remove it.",
  InvalidCommentToken: "a data file cannot contain comments. Remove this one.",
};

/** Messages for a sign right after a comma. */
const afterComma: Record<string, string> = {
  "]": "there is a comma after the last entry. Remove it.",
  "}": "there is a comma after the last entry. Remove it.",
  ",": "there are two commas here. Remove one of them.",
};

/** What follows a list or block whose closing bracket is missing. */
const unclosed: { isInList: boolean; next: RegExp; message: string }[] = [
  {
    isInList: true,
    next: /^:/,
    message: "the list before this field is not closed. Add the missing ].",
  },
  {
    isInList: true,
    next: /^"(?:[^"\\]|\\.)*"\s*:/,
    message: "the list before this field is not closed. Add ] and a comma.",
  },
  {
    isInList: true,
    next: /^\}/,
    message: "the list before this } is not closed. Add the missing ].",
  },
  {
    isInList: false,
    next: /^\]/,
    message: "the block before this ] is not closed. Add the missing }.",
  },
  {
    isInList: false,
    next: /^\{/,
    message:
      "the block before this { has no }, or the list around both has no [. Add the missing one.",
  },
];

function unclosedMessage(text: string, offset: number, code: string): string | undefined {
  if (code !== "CommaExpected" && code !== "PropertyNameExpected") return undefined;
  const isInList = typeof getLocation(text, offset).path.at(-1) === "number";
  const rest = text.slice(offset);
  return unclosed.find((sign) => sign.isInList === isInList && sign.next.test(rest))?.message;
}

function wordMessage(word: string): string {
  return /^(true|false|null)$/i.test(word)
    ? `${word} has capital letters. Write ${word.toLowerCase()} instead.`
    : `the word ${shorten(word)} has no quotation marks. Write texts and field names between quotation marks, and numbers with digits only.`;
}

const strayMessage = (found: string) =>
  `found ${found} where it does not belong. Compare this line with the lines around it.`;

/** Returns the text, number or bracket at the end of `before`. */
function lastValue(before: string): string {
  const [value = "this value"] = before.match(/("(?:[^"\\]|\\.)*"|[^\s"[\]{},:]+|[\]}])$/) ?? [];
  return shorten(value);
}
