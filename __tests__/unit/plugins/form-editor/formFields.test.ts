import { z } from "zod";
import { formFields } from "../../../../plugins/form-editor/browser/formFields";
import {
  alt,
  drawing,
  id,
  label,
  list,
  listOrNone,
  name,
  oneOf,
  paragraph,
  pattern,
  photo,
  rigId,
  ringgit,
  special,
} from "../../../../src/content/schema/fields";

const block = (shape: z.ZodRawShape) => z.strictObject(shape);
const word = label("A word", "towel");

/** The form's field for the only field of a block. */
const fieldFor = (schema: z.ZodType) => formFields(block({ some: schema }))[0];

describe("the fields of a form", () => {
  it("are those of the block, in the same order, with their descriptions", () => {
    const schema = block({ entryFee: ringgit("Price at the door", 4), word });
    expect(formFields(schema)).toMatchObject([
      { name: "entryFee", label: "Entry fee", comment: "Price at the door" },
      { name: "word", label: "Word", comment: "A word" },
    ]);
    const maybe = block({ word }).nullable().describe("A block or none");
    expect(fieldFor(maybe)).toMatchObject({ comment: "A block or none" });
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

  it.each<[string, z.ZodType, object]>([
    [
      "a short text, whose placeholders may change its length",
      word,
      {
        widget: "string",
        maxlength: undefined,
        hint: "At most 30 characters. For example: towel",
      },
    ],
    [
      "a short text without placeholders",
      name("A name", "Hall"),
      { maxlength: 40, hint: "At most 40 characters. For example: Hall" },
    ],
    [
      "a text that the schema refuses unless it has a certain form",
      pattern(/^https:\/\/[a-z]+$/, "Address", "https://a", "an address"),
      { pattern: [String.raw`/^https:\/\/[a-z]+$/`, "Write an address."] },
    ],
    ["a long text", paragraph("A story", "It was night."), { widget: "text" }],
    [
      "a text of several lines",
      special(z.string(), "Lines", "one\ntwo", "lines"),
      { widget: "text" },
    ],
    ["an amount", ringgit("A price", 5), { widget: "number", min: 0.01, step: 0.01 }],
    [
      "an amount or a word",
      special(z.union([ringgit("A price", 5), z.literal("free")]), "Fee", 5, "a fee"),
      { widget: "string" },
    ],
    [
      "a choice",
      oneOf(["a", "b"], "Which"),
      { widget: "select", options: ["a", "b"], default: "a" },
    ],
    [
      "several of a few words",
      list(oneOf(["a", "b"], "One"), "Which"),
      { widget: "select", multiple: true, options: ["a", "b"], dropdown_threshold: 2 },
    ],
    ["a drawing", drawing("A drawing", "brand/mark.svg"), { accept: "image/svg+xml" }],
    [
      "a list of words",
      list(word, "Words"),
      { widget: "list", comment: "Words", field: { label: "Entry", comment: "A word" } },
    ],
    [
      "a list of blocks, with the photo of each",
      list(block({ alt: alt("Of it", "x"), picture: photo("A", "photos/a/b.jpg", {}) }), "Photos"),
      { widget: "list", thumbnail: "picture" },
    ],
    [
      "a photo of a smallest width",
      photo("A photo", "photos/a/b.jpg", { minWidth: 640 }),
      { hint: "At least 640 px wide." },
    ],
    [
      "a photo of an exact size",
      photo("A photo", "photos/a/b.jpg", { exactSize: { width: 120, height: 63 } }),
      { hint: "Exactly 120 × 63 px." },
    ],
  ])("ask for %s, and require it unless it may be empty", (_what, schema, field) => {
    expect(fieldFor(schema)).toMatchObject({ ...field, required: true });
    expect(fieldFor(schema.optional())).toMatchObject({ ...field, required: false });
  });

  it("require no entry in a list that may be empty", () => {
    expect(fieldFor(listOrNone(word, "Words"))).toMatchObject({ required: false });
  });
});
