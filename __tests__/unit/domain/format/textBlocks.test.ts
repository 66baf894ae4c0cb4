import { textBlocks } from "../../../../src/domain/format/textBlocks";

it.each([
  ["one paragraph", "We are open.", ["We are open."]],
  ["paragraphs with a line break inside", "One\nline.\n\nTwo.", ["One line.", "Two."]],
  ["a list after a line", "We have:\n- PCs\n- a sofa", ["We have:", ["PCs", "a sofa"]]],
  ["a list between blank lines", "A\n\n- b\n- c\n \nD", ["A", ["b", "c"], "D"]],
  ["a line after a list", "- a\nThen b.", [["a"], "Then b."]],
  ["two lists", "- a\n\n- b", [["a"], ["b"]]],
  ["line breaks of Windows, and blank lines around", "\r\nA\r\n- b\r\n\r\n", ["A", ["b"]]],
  ["a hyphen and a minus in a text", "One - two\n-3", ["One - two -3"]],
])("a text is split into %s", (_what, text, blocks) => {
  expect(textBlocks(text)).toEqual(blocks);
});
