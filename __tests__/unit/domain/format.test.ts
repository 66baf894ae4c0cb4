import { chatLink } from "../../../src/domain/chatLink";
import { formatAddress } from "../../../src/domain/format/address";
import { formatFreeHours, formatHours } from "../../../src/domain/format/count";
import { keepTogether } from "../../../src/domain/format/keepTogether";
import { joinWithAnd, joinWithOr } from "../../../src/domain/format/list";
import { phoneDigits } from "../../../src/domain/format/phone";
import { formatRinggit } from "../../../src/domain/format/ringgit";
import { slug } from "../../../src/domain/format/slug";
import { textBlocks } from "../../../src/domain/format/textBlocks";

it("facts are written as people write them", () => {
  expect([1, 3].map(formatHours)).toEqual(["1 hour", "3 hours"]);
  expect([1, 2].map(formatFreeHours)).toEqual(["1 free hour", "2 free hours"]);
  // The result of 5.1 - 1.1 is a little less than 4.
  expect([8, 100, 7.5, 5.1 - 1.1].map(formatRinggit)).toEqual(["RM8", "RM100", "RM7.50", "RM4"]);
  expect([[], ["A"], ["A", "B"], ["A", "B", "C"]].map(joinWithAnd)).toEqual([
    "",
    "A",
    "A and B",
    "A, B and C",
  ]);
  expect(joinWithOr(["one", "two", "three"])).toBe("one, two or three");
  expect(phoneDigits("+60 12-000 0000")).toBe("60120000000");
  const address = { street: "1 Jalan", suburb: "Taman", postcode: "00000", city: "C", state: "S" };
  expect(formatAddress(address)).toBe("1 Jalan, Taman, 00000 C, S");
});

it("hours stay in one line, and a name that ends in a digit, but not a list of specs", () => {
  const text = "The PlayStation 5 costs RM15 for 2 hours. PCs: DDR4 3200MHz RTX 3060";
  const together = "The PlayStation\u00A05 costs RM15 for 2\u00A0hours. PCs: DDR4 3200MHz RTX 3060";
  expect(keepTogether(text)).toBe(together);
});

it.each([
  ["When are you open?", "when-are-you-open"],
  ["  What's on: PS5 & PC?! ", "whats-on-ps5-pc"],
  ["几点关门？", "几点关门"],
  ["எப்போது திறக்கும்?", "எப்போது-திறக்கும்"],
  // An accent of its own, as on a Mac.
  ["Cafe\u0301", "caf\u00E9"],
  ["🎮?!", ""],
])('the question "%s" has the address "%s"', (question, address) => {
  expect(slug(question)).toBe(address);
});

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

it("a link to the chat has the message, and keeps the query string of the address without a text", () => {
  const message = "For 2 × racing simulator!\nDay: ";
  const link = chatLink("https://chat.example/send?phone=601", message);
  const { searchParams } = new URL(link);
  expect(searchParams.get("text")).toBe(message);
  expect(searchParams.get("phone")).toBe("601");
  expect(chatLink("https://chat.example", "a b")).toBe("https://chat.example?text=a%20b");
  expect(chatLink("https://chat.example/601?text=Hi&a=b#c", "d")).toBe(
    "https://chat.example/601?a=b&text=d",
  );
  // Chat apps do not decode plus signs.
  expect(link).not.toContain("+");
});
