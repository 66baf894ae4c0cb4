import { z } from "zod";
import { formFields } from "../../../../plugins/form-editor/browser/formFields";
import { fromForm } from "../../../../plugins/form-editor/browser/fromForm";
import { field } from "../../../../src/content/schema/field";
import {
  alt,
  id,
  label,
  list,
  listOrNone,
  logo,
  name,
  oneOf,
  paragraph,
  pattern,
  photo,
  rigId,
  ringgit,
} from "../../../../src/content/schema/fields";

const block = (shape: z.ZodRawShape) => z.strictObject(shape);
const word = label("A word", "towel");
const amountOrFree = z.union([z.number().positive(), z.literal("free")]);

/** The form's field for the only field of a block. */
const fieldFor = (schema: z.ZodType) => formFields(block({ some: schema }))[0];

describe("the fields of a form", () => {
  const all = block({
    word,
    plainWord: name("A name", "Hall"),
    address: pattern(/^https:\/\/[a-z]+$/, "Address", "https://a", "an address"),
    story: paragraph("A story", "It was night."),
    severalLines: field(z.string(), {
      description: "Lines",
      example: "one\ntwo",
      expected: "lines",
    }),
    entryFee: ringgit("Price at the door", 4),
    amountOrWord: field(amountOrFree, { description: "Fee", example: 5, expected: "a fee" }),
    choice: oneOf(["a", "b"], "Which"),
    choices: list(oneOf(["a", "b"], "One"), "Which"),
    logo: logo("A logo", "brand/mark.svg", 64),
    words: list(word, "Words"),
    photos: list(block({ alt: alt("Of it", "x"), picture: photo("A", "photos/b.jpg", {}) }), "All"),
    widePhoto: photo("A photo", "photos/b.jpg", { minWidth: 640 }),
    exactPhoto: photo("A photo", "photos/b.jpg", { exactSize: { width: 120, height: 63 } }),
  });

  it("are those of the block, with their descriptions and what they accept, and required", () => {
    const fields = formFields(all);
    expect(fields).toMatchObject([
      // Placeholders may change its length.
      { widget: "string", maxlength: undefined, hint: "At most 30 characters. For example: towel" },
      { widget: "string", maxlength: 40, hint: "At most 40 characters. For example: Hall" },
      { pattern: [String.raw`/^https:\/\/[a-z]+$/`, "Write an address."] },
      { widget: "text" },
      { widget: "text" },
      { label: "Entry fee", comment: "Price at the door", widget: "number", min: 0.01, step: 0.01 },
      { widget: "string" },
      { widget: "select", options: ["a", "b"], default: "a" },
      { widget: "select", multiple: true, options: ["a", "b"], dropdown_threshold: 2 },
      { accept: "image/svg+xml,image/png", hint: "At least 64 px wide." },
      { widget: "list", comment: "Words", field: { label: "Entry", comment: "A word" } },
      { widget: "list", thumbnail: "picture" },
      { hint: "At least 640 px wide." },
      { hint: "Exactly 120 × 63 px." },
    ]);
    expect(fields.map((field) => Object(field).name)).toEqual(Object.keys(all.shape));
    expect(fields.filter((field) => !Object(field).required)).toEqual([]);
  });

  it("are not required if they may be left out, be null or be an empty list", () => {
    const optional = formFields(all.partial());
    expect(optional.filter((field) => Object(field).required)).toEqual([]);
    const none = fieldFor(block({ word }).nullable().describe("A block or none"));
    expect(none).toMatchObject({ required: false, comment: "A block or none" });
    expect(fieldFor(listOrNone(word, "Words"))).toMatchObject({ required: false });
  });

  it("show a folded entry by its title, caption or words, or by its rig and its number", () => {
    const price = ringgit("Price", 4);
    const picture = photo("Photo", "photos/a.jpg", { minWidth: 100 });
    for (const [shape, summary] of [
      [{ id: id("Id", "cup"), title: word, price }, "{{fields.title}}"],
      [{ photo: picture, alt: alt("Alt", "A cup."), caption: word }, "{{fields.caption}}"],
      [{ rig: rigId("Rig"), price, note: word }, "{{fields.rig}}, {{fields.price}}"],
      [{ days: list(oneOf(["a", "b"], "One"), "Which"), price }, "{{fields.days}}"],
    ] as const) {
      expect(fieldFor(list(block(shape), "Entries"))).toMatchObject({ summary });
    }
  });
});

it.each<[what: string, schema: z.ZodType, typed: unknown, value: unknown]>([
  ["null where the form holds an empty text", z.string().nullable(), "", null],
  ["null where the form holds an empty block", z.strictObject({}).nullable(), null, null],
  ["no field that is empty and may be left out", z.string().optional(), "", undefined],
  ["no empty list that may be left out", z.array(z.string()).optional(), [], undefined],
  ["no field that the schema does not know", z.strictObject({}), { _help: "" }, {}],
  ["an empty text that must be filled", z.string(), "", ""],
  ["an empty list", z.array(z.string()), "", []],
  ["false", z.boolean().optional(), false, false],
  ["0", z.number().nullable(), 0, 0],
  ["a number for an amount or a word", amountOrFree, "7.50", 7.5],
  ["the word for an amount or a word", amountOrFree, "free", "free"],
  ["what was typed if it is neither", amountOrFree, "RM15", "RM15"],
  ["what was typed if the amount is not allowed", amountOrFree, "-15", "-15"],
  ["blanks, which are not 0", amountOrFree, "  ", "  "],
  [
    "the path of a new photo without the form's slash",
    photo("A photo", "photos/rigs/one.jpg", {}),
    "/photos/rigs/two.jpg",
    "photos/rigs/two.jpg",
  ],
])("a data file from a form has %s", (_what, schema, typed, value) => {
  // As it is written: without fields that are undefined.
  const written = (object: unknown) => JSON.stringify(object);
  const file = fromForm(z.strictObject({ field: schema }), { field: typed });
  expect(written(file)).toBe(written({ field: value }));
});
