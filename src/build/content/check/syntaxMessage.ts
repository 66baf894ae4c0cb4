import { getLocation, type ParseError, printParseErrorCode } from "jsonc-parser";
import { shorten } from "./problem";

type SyntaxMessage = { offset: number; message: string };

/** Explains a syntax error and locates its cause, which is often before the place where the parser failed. */
export function syntaxMessage(text: string, parseError: ParseError): SyntaxMessage {
  const { offset, message } = explain(text, parseError);
  // A file usually ends with an empty line. The mistake is on the line before.
  return { offset: Math.min(offset, text.trimEnd().length), message };
}

function explain(text: string, { error, offset }: ParseError): SyntaxMessage {
  const found = text[offset] ?? "";
  const before = text.slice(0, offset).trimEnd();
  const code = printParseErrorCode(error);
  if (/[“”„‘’'`]/.test(found)) {
    return { offset, message: `${found} is not a straight quotation mark. Write " instead.` };
  }
  const aboutComma = before.endsWith(",") && commaMessage(text, offset);
  if (aboutComma) return { offset: before.length - 1, message: aboutComma };
  if (code === "ValueExpected" && before.endsWith(":"))
    return { offset: before.length - 1, message: noValue };
  if (code === "InvalidSymbol") return symbolMessage(text, offset);
  if (code === "CommaExpected")
    return { offset: before.length, message: separatorMessage(text, offset) };
  if (code === "PropertyNameExpected") return { offset, message: fieldMessage(found) };
  if (code === "ColonExpected") {
    return { offset, message: `a colon is missing after ${lastValue(before)}. Add it.` };
  }
  return { offset, message: messages[code] ?? strayMessage(found) };
}

const noValue =
  "there is no value after this colon. Write a text between quotation marks, or a number.";

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

/** Explains a mistake right after a comma. */
function commaMessage(text: string, offset: number): string | undefined {
  const found = text[offset] ?? "";
  if (/[\]}]/.test(found)) return "there is a comma after the last entry. Remove it.";
  if (found === ",") return "there are two commas here. Remove one of them.";
  return /\d,\d$/.test(text.slice(0, offset + 1))
    ? "there is a comma inside this number. Write the number like this: 7.50 or 1000"
    : undefined;
}

/** Explains what is wrong where a comma, or the end of a block or list, should follow. */
function separatorMessage(text: string, offset: number): string {
  const found = text[offset] ?? "";
  const isInList = typeof getLocation(text, offset).path.at(-1) === "number";
  if (isInList && found === ":") {
    return "the list before this field is not closed. Add the missing ].";
  }
  if (isInList && found === "}") return "the list before this } is not closed. Add the missing ].";
  if (!isInList && found === "]") {
    return "the block before this ] is not closed. Add the missing }.";
  }
  return /\d\d$/.test(text.slice(0, offset + 1))
    ? "this number begins with 0. Remove the 0."
    : `a comma is missing after ${lastValue(text.slice(0, offset).trimEnd())}. Add it.`;
}

/** Explains a word or sign outside quotation marks. */
function symbolMessage(text: string, offset: number): SyntaxMessage {
  const [word = ""] = text.slice(offset).match(/^[^\s,:[\]{}"]+/) ?? [];
  if (/^(true|false|null)$/i.test(word)) {
    return { offset, message: `${word} has capital letters. Write ${word.toLowerCase()} instead.` };
  }
  if (!/[\p{L}\p{N}]/u.test(word)) return { offset, message: strayMessage(word) };
  const [quotationMark] = text.slice(0, offset).match(/"[ \t]*$/) ?? [];
  return quotationMark
    ? {
        offset: offset - quotationMark.length,
        message: `this quotation mark, before ${shorten(word)}, ends the text. To show a quotation mark inside a text, write \\" instead.`,
      }
    : {
        offset,
        message: `the word ${shorten(word)} has no quotation marks. Write texts and field names between quotation marks, and numbers with digits only.`,
      };
}

function fieldMessage(found: string): string {
  return found === "{"
    ? "the block before this { is not closed. Add the missing }."
    : `found ${found || END} where a field should begin. Write a field like this: "name": "text"`;
}

const strayMessage = (found: string) =>
  `found ${found || END} where it does not belong. Compare this line with the lines around it.`;

const END = "the end of the file";

/** Returns the text, number or bracket at the end of `before`. */
function lastValue(before: string): string {
  const [value = "this value"] = before.match(/("(?:[^"\\]|\\.)*"|[^\s"[\]{},:]+|[\]}])$/) ?? [];
  return shorten(value);
}
