import { addressLines } from "../../../src/domain/format/address";
import { formatFreeHours, formatHours } from "../../../src/domain/format/count";
import { joinWithAnd, joinWithOr } from "../../../src/domain/format/list";
import { phoneDigits } from "../../../src/domain/format/phone";
import { formatRinggit } from "../../../src/domain/format/ringgit";
import { slug } from "../../../src/domain/format/slug";
import { textBlocks } from "../../../src/domain/format/textBlocks";
import { reservationLink } from "../../../src/domain/reservationLink";

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
  expect(addressLines(address)).toEqual(["1 Jalan", "Taman", "00000 C", "S"]);
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

it("a link to reserve has what the visitor wants wherever its message asks for it, and keeps the query string of the chat without a text", () => {
  const chat = {
    links: { chat: { url: "https://chat.example/send?phone=601" } },
    reservation: { message: "For [rigs]!\nWhat: [rigs]\nDay: " },
  };
  const link = reservationLink(chat, "2 × racing simulator, 2 hours");
  const { searchParams } = new URL(link);
  expect(searchParams.get("text")).toBe(
    "For 2 × racing simulator, 2 hours!\nWhat: 2 × racing simulator, 2 hours\nDay: ",
  );
  expect(searchParams.get("phone")).toBe("601");
  expect(
    reservationLink({ ...chat, links: { chat: { url: "https://chat.example" } } }, "a"),
  ).toMatch(/^https:\/\/chat\.example\?text=For%20a/);
  const withText = { chat: { url: "https://chat.example/601?text=Hi&a=b#c" } };
  expect(reservationLink({ ...chat, links: withText }, "a")).toMatch(
    /^https:\/\/chat\.example\/601\?a=b&text=For%20a[^#&]*$/,
  );
  // Chat apps do not decode plus signs.
  expect(link).not.toContain("+");
});
