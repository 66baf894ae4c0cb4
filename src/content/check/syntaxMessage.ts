import { type ParseError, printParseErrorCode } from "jsonc-parser";
import { shorten } from "../mistake";

/** What is wrong, and what to do, by the parser's code. `$0` is the word or sign that it found. */
const messages: Record<string, string> = {
  CommaExpected: "a comma or a closing bracket is missing before $0.",
  ColonExpected: "a colon is missing before $0. Add it after the name of the field.",
  PropertyNameExpected:
    'found $0 where a field such as "name": "text" should begin. Remove the comma before it, or write a number with a point: 7.50',
  ValueExpected:
    "found $0 where a text, a number, a list or a block should be. Write one, or remove the comma before it.",
  CloseBraceExpected: "the file ends before a block is closed. Add the missing }.",
  CloseBracketExpected: "the file ends before a list is closed. Add the missing ].",
  EndOfFileExpected: "the file's block ends before this. Remove the } that is one too many.",
  InvalidSymbol:
    '$0 is not a number, and not between straight quotation marks ("). Write numbers like 7.50, without RM; texts and names like "this"; and a quotation mark inside a text as \\".',
  UnexpectedEndOfString:
    'this text has no quotation mark (") at its end. Add it on the same line. Inside a text, write \\n for a new line.',
  UnexpectedEndOfNumber: "this number is not complete. Write it like this: 8 or 7.50",
  InvalidEscapeCharacter: "this text has a backslash (\\) with no meaning. Remove it.",
  InvalidUnicode: "this text has a backslash (\\) with no meaning. Remove it.",
  InvalidCharacter:
    "there is a tab or another invisible character, often copied from a web page. Remove it, or type a space instead.",
  InvalidCommentToken: "a data file cannot contain comments. Remove this one.",
};

/** The parser notices these at the next word, which is often on a later line than the mistake. */
const noticedLate = [
  "CommaExpected",
  "ColonExpected",
  "PropertyNameExpected",
  "ValueExpected",
  "CloseBraceExpected",
  "CloseBracketExpected",
];

/** The parser says only in which text these are. */
const insideText = ["InvalidCharacter", "InvalidEscapeCharacter", "InvalidUnicode"];

/** A text up to what is wrong inside it. */
const GOOD_BEGINNING = /^"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*/iu;

/** Explains a syntax error, and says where to look for it. */
export function syntaxMessage(
  text: string,
  { error, offset }: ParseError,
): { offset: number; message: string } {
  const bareText = bareTextAt(text, offset);
  if (bareText) return bareText;
  const [found = "the end of the file"] =
    text.slice(offset).match(/^(?:"[^"\r\n]*"?|[^ \t\r\n,:{}[\]"]+|\S)/) ?? [];
  const code = /^[\p{Z}\p{C}]/u.test(found) ? "InvalidCharacter" : printParseErrorCode(error);
  const message = messages[code] ?? "found $0 where it does not belong.";
  return {
    offset: placeOf(code, text, offset),
    message: message.replace("$0", () => shorten(found)),
  };
}

/** Explains a text such as `22:00` without quotation marks, which the parser reads as a number and more. */
function bareTextAt(text: string, offset: number) {
  const [start] = text.slice(0, offset).match(/\d[\d.:-]*$/) ?? [];
  const [rest] = text.slice(offset).match(/^[\d.:-]+(?: \d+:\d+)?/) ?? [];
  if (!start || !rest) return undefined;
  const message = `quotation marks are missing around ${start}${rest}. Write it like this: "${start}${rest}"`;
  return { offset: offset - start.length, message };
}

function placeOf(code: string, text: string, offset: number): number {
  if (noticedLate.includes(code)) return text.slice(0, offset).trimEnd().length - 1;
  if (!insideText.includes(code)) return offset;
  const [good = ""] = GOOD_BEGINNING.exec(text.slice(offset)) ?? [];
  return offset + good.length;
}
