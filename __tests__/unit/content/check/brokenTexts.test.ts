import { messagesAboutText } from "../../../support/unit/checkChange";
import { expectMessages } from "../../../support/unit/expectMessages";

/** Data files with a mistake in their text, which cannot be read as JSON. */
const brokenTexts: Record<string, string> = {
  "RM in a number": '{ "a": RM8, "b": 1 }',
  "a comma in a number": '{ "a": 8,50, "b": 1 }',
  "a point and a comma in a number": '{ "a": 1.000,50, "b": 1 }',
  "an incomplete number": '{ "a": 7. }',
  "a time without quotation marks": '{ "a": 02:00 }',
  "a phone number without quotation marks": '{ "a": +60 012 }',
  "single quotation marks": "{ \"a\": '8' }",
  "curly quotation marks": '{\n  "a": “b”\n}',
  "curly quotation marks around a name": "{ “a”: 1 }",
  "a quotation mark inside a text": '{ "a": "b "c" d" }',
  "an unclosed text": '{\n  "a": "b\n}',
  "a missing comma": '{\n  "a": 1  \n  "b": 2\n}',
  "a comma after the last field": '{\n  "a": 1 ,\n}',
  "a comma after the last entry": "[\n  1,\n  2,\n]",
  "a missing colon": '{\n  "a" 1\n}',
  "an unclosed block": '{\n  "a": 1\n',
  "an unclosed list": '[\n  "a"\n',
  "an unclosed list in a block": '{ "a": ["b",\n"c": 1,\n"d": x\n}',
  "a file that ends after a comma": '{ "a": 1,\n',
  "a bracket after the end": '{ "a": 1 }\n }',
  "a backslash": '{ "a": "C:\\\\Users\\x" }',
  "a broken escape": '{ "a": "\\u00" }',
  "a tab inside a text": '{ "a": "b \\n\u20ac\t" }',
  "a NUL inside a text": '{ "a": "b\0" }',
  "a non-breaking space": '{\n\u00a0"a": 1\n}',
  "an invisible character": '{ "a": 1\u200b }',
  "a comment": '{\n  // why\n  "a": 1\n}',
  "an unclosed comment": '{ "a": 1 } /* why',
  "a field that a block has three times": '{ "a": [\n{ "b": 1,\n"b": 2,\n"b": 3 }\n] }',
  "a byte order mark": '\uFEFF{ "a": 1 }',
  "UTF-16 with a byte order mark": Buffer.from('\uFEFF{ "a": 1 }', "utf16le").toString(),
  "UTF-16 without one": Buffer.from('{ "a": 1 }', "utf16le").toString(),
  "no content": "",
  "a file of NUL characters only": "\0".repeat(99),
  "empty lines only": " \n\t\n",
  "too many brackets": "[".repeat(20_000) + "]".repeat(20_000),
};

it("the check says where each text is not JSON and what to do", () =>
  expectMessages(brokenTexts, messagesAboutText));
