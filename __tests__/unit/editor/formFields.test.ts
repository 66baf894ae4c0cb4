import { z } from "zod";
import {
  alt,
  drawing,
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
  yesOrNo,
} from "../../../src/build/content/schema/fields";
import { formFields, labelOf } from "../../../src/editor/formFields";

const block = (shape: z.ZodRawShape) => z.strictObject(shape);

/** The form's field for the only field of a block. */
const fieldFor = (schema: z.ZodType) => formFields(block({ some: schema }))[0];

describe("formFields", () => {
  it("has a field for each field of a block, with its description, in the same order", () => {
    const schema = block({ entryFee: ringgit("Price at the door", 4), word: label("A word", "x") });
    expect(formFields(schema)).toMatchObject([
      { name: "entryFee", label: "Entry fee", comment: "Price at the door" },
      { name: "word", label: "Word", comment: "A word" },
    ]);
  });

  it("does not accept a field that no note describes, or a schema without fields", () => {
    expect(() => fieldFor(z.string())).toThrow("some");
    expect(() => formFields(z.array(z.string()))).toThrow("block");
  });

  it.each([
    ["a short text", label("A word", "towel"), "string"],
    ["a long text", paragraph("A story", "It was night."), "text"],
    ["a text of several lines", special(z.string(), "Lines", "one\ntwo", "lines"), "text"],
    ["an amount", ringgit("A price", 5), "number"],
    ["yes or no", yesOrNo("Whether"), "boolean"],
    ["a choice", oneOf(["a", "b"], "Which"), "select"],
    ["a rig", rigId("Which"), "relation"],
    ["a photo", photo("A photo", "photos/some/thing.jpg", {}), "image"],
    ["a drawing", drawing("A drawing", "brand/mark.svg"), "image"],
    ["a block", block({ word: label("A word", "x") }), "object"],
    ["a list", list(label("A word", "x"), "Words"), "list"],
  ])("asks for %s with a suitable widget", (_what, schema, widget) => {
    expect(fieldFor(schema)).toMatchObject({ widget, required: true });
    expect(fieldFor(schema.optional())).toMatchObject({ widget, required: false });
    expect(fieldFor(schema.nullable())).toMatchObject({ widget, required: false });
  });

  it("asks for an amount or a word with a text field", () => {
    const schema = special(z.union([ringgit("A price", 5), z.literal("free")]), "Fee", 5, "a fee");
    expect(fieldFor(schema)).toMatchObject({ widget: "string" });
  });

  it("requires no entry in a list that may be empty", () => {
    expect(fieldFor(listOrNone(label("A word", "x"), "Words"))).toMatchObject({ required: false });
  });

  it("limits a number as the schema does", () => {
    const schema = special(z.number().min(1).max(8), "How many", 2, "a number");
    expect(fieldFor(schema)).toMatchObject({ min: 1, max: 8, hint: "For example: 2" });
    expect(fieldFor(ringgit("A price", 5))).toMatchObject({ min: 0, step: 0.01 });
  });

  it("refuses a text that the schema's pattern refuses, and says what to write", () => {
    const field = fieldFor(pattern(/^https:\/\/[a-z]+$/, "Address", "https://a", "an address"));
    expect(field).toMatchObject({
      pattern: [String.raw`/^https:\/\/[a-z]+$/`, "Write an address."],
    });
  });

  it("limits the length of a text unless placeholders may change it, but always tells it", () => {
    expect(fieldFor(name("A name", "Hall"))).toMatchObject({
      maxlength: 40,
      hint: "At most 40 characters. For example: Hall",
    });
    expect(fieldFor(label("A word", "towel"))).toMatchObject({
      maxlength: undefined,
      hint: "At most 30 characters. For example: towel",
    });
  });

  it("tells how large a photo must be", () => {
    const sized = (limits: object) => fieldFor(photo("A photo", "photos/a/b.jpg", limits));
    const exactSize = { width: 120, height: 63 };
    expect(sized({ minWidth: 640 })).toMatchObject({ hint: "At least 640 px wide." });
    expect(sized({ exactSize })).toMatchObject({ hint: "Exactly 120 × 63 px." });
  });

  it("saves a file in the folder of the example", () => {
    expect(fieldFor(photo("A photo", "photos/events/2025/cup.jpg", {}))).toMatchObject({
      media_folder: "/data/photos/events",
      public_folder: "photos/events",
    });
  });

  it("offers the words of a choice, and the rigs by name", () => {
    expect(fieldFor(oneOf(["a", "b"], "Which"))).toMatchObject({
      options: ["a", "b"],
      default: "a",
    });
    expect(fieldFor(rigId("Which"))).toMatchObject({
      file: "rigs",
      value_field: "rigs.*.id",
      display_fields: ["rigs.*.name"],
    });
  });

  it("takes the description of a block from the block or from its wrapper", () => {
    const inside = block({ word: label("A word", "x") });
    expect(fieldFor(inside.describe("A block"))).toMatchObject({ comment: "A block" });
    expect(fieldFor(inside.nullable().describe("A block or none"))).toMatchObject({
      comment: "A block or none",
    });
  });

  it("shows the photo of an entry in a list", () => {
    const entry = block({ alt: alt("Of it", "x"), picture: photo("A", "photos/a/b.jpg", {}) });
    expect(fieldFor(list(entry, "Photos"))).toMatchObject({ thumbnail: "picture" });
    const words = list(block({ word: label("A", "x") }), "Words");
    expect(fieldFor(words)).not.toHaveProperty("thumbnail");
  });

  it("names the entries of a list of words", () => {
    expect(fieldFor(list(label("One word", "towel"), "Words"))).toMatchObject({
      comment: "Words",
      label_singular: "entry",
      field: { label: "Entry", widget: "string", comment: "One word" },
    });
  });
});

describe("labelOf", () => {
  it("makes words of a field's name", () => {
    expect(labelOf("shortName")).toBe("Short name");
  });
});
