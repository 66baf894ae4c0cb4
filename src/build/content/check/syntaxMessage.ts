import { type ParseError, printParseErrorCode } from "jsonc-parser";

type SyntaxMessage = { offset: number; message: string };

/** Says where a syntax error really is, which may be before the place where reading failed, and what to do. */
export function syntaxMessage(text: string, { error, offset }: ParseError): SyntaxMessage {
  const found = text[offset] ?? "";
  const before = text.slice(0, offset).trimEnd();
  if (/[“”„‘’]/.test(found)) {
    return {
      offset,
      message: `found the curly quote ${found}. Write straight quotes (") around names and texts.`,
    };
  }
  if (before.endsWith(",") && /[\]}]/.test(found)) {
    return {
      offset: before.length - 1,
      message: `found a comma after the last entry, before ${found}. Remove the comma.`,
    };
  }
  const code = printParseErrorCode(error);
  if (code === "CommaExpected") {
    return {
      offset: before.length,
      message: "expected a comma between two entries. Add one at the end of this line.",
    };
  }
  return { offset: Math.min(offset, text.trimEnd().length), message: messages[code] ?? stray };
}

const stray =
  "found something that cannot stand here. Compare this line with its neighbours: every text stands between straight quotes, a comma stands between two entries.";

const notClosed = (sign: string) =>
  `expected a ${sign} that closes what was opened before. Compare the brackets with an older version of the file.`;

const messages: Record<string, string> = {
  ColonExpected:
    'expected a colon between the field\'s name and its value. Write it as in "name": "text".',
  PropertyNameExpected:
    'expected the name of a field between straight quotes. Write it as in "name": "text".',
  ValueExpected: "expected a value. Write a text between straight quotes, or a number, here.",
  CloseBraceExpected: notClosed("}"),
  CloseBracketExpected: notClosed("]"),
  EndOfFileExpected:
    "expected the end of the file. Remove what follows, or a bracket too many before it.",
  UnexpectedEndOfString:
    'expected a quote (") that ends the text on the same line. Add it; a quote inside a text is written as \\".',
  UnexpectedEndOfNumber:
    "expected a number such as 8 or 7.50. Write digits, with a point before the sen.",
  InvalidEscapeCharacter:
    "found a backslash (\\) that means nothing here. Remove it, or write it twice.",
  InvalidUnicode: "found a backslash (\\) that means nothing here. Remove it, or write it twice.",
  InvalidCharacter:
    "found an invisible character inside a text. Remove it; a text stands on one line.",
  InvalidCommentToken: "found a comment. Data files take none: remove it.",
};
