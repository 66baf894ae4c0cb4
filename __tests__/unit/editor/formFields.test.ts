import { z } from "zod";
import { contentNames, schemas } from "../../../src/build/content/schema";
import { fieldNotes } from "../../../src/build/content/schema/fieldNotes";
import {
  alt,
  drawing,
  label,
  list,
  listOrNone,
  oneOf,
  paragraph,
  photo,
  rigId,
  ringgit,
  special,
  yesOrNo,
} from "../../../src/build/content/schema/fields";
import { isArray, isEnum, isObject, unwrap } from "../../../src/build/content/schema/fieldTree";
import { formFields } from "../../../src/editor/formFields";

type FormField = {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  comment: string;
  hint?: string;
  options?: string[];
  default?: string;
  summary?: string;
  thumbnail?: string;
  fields?: FormField[];
  field?: FormField;
  [setting: string]: unknown;
};

const fieldsOf = (schema: z.ZodType) => formFields(schema) as unknown as FormField[];

/** The form's field for the only field of a block. */
const fieldFor = (schema: z.ZodType, name = "some") =>
  fieldsOf(z.strictObject({ [name]: schema }))[0] as FormField;

type Pair = { path: string; schema: z.ZodType; isRequired: boolean; field: FormField };

/** Lists every field of a block, also inside blocks and lists, with its form field. */
function pairs(
  block: z.ZodObject<Record<string, z.ZodType>>,
  fields: FormField[],
  path: string,
): Pair[] {
  const keys = Object.keys(block.shape);
  expect([path, fields.map(({ name }) => name)]).toEqual([path, keys]);
  return keys.flatMap((key, index) =>
    pair(block.shape[key] as z.ZodType, fields[index] as FormField, `${path}.${key}`),
  );
}

function pair(wrapped: z.ZodType, field: FormField, path: string): Pair[] {
  const { schema, isRequired } = unwrap(wrapped);
  const own = { path, schema, isRequired, field };
  if (isObject(schema)) return [own, ...pairs(schema, field.fields ?? [], path)];
  if (!isArray(schema)) return [own];
  const element = unwrap(schema.element).schema;
  if (isObject(element)) return [own, ...pairs(element, field.fields ?? [], `${path}[]`)];
  expect(field.field).toBeDefined();
  return [own, ...pair(schema.element, field.field as FormField, `${path}[]`)];
}

const all = contentNames.flatMap((name) => pairs(schemas[name], fieldsOf(schemas[name]), name));
const kindOf = ({ schema }: Pair) => fieldNotes.get(schema)?.kind;

/** Lists the fields that break a rule. */
const failing = (fulfils: (pair: Pair) => boolean, checked = all) => {
  expect(checked.length).toBeGreaterThan(0);
  return checked.filter((one) => !fulfils(one)).map(({ path }) => path);
};

describe("the form of each data file", () => {
  it.each(contentNames)("has a field for each field of %s, in the same order", (name) => {
    const found = pairs(schemas[name], fieldsOf(schemas[name]), name);
    expect(found.length).toBeGreaterThanOrEqual(Object.keys(schemas[name].shape).length);
  });

  it("has blocks for blocks and lists for lists", () => {
    expect(
      failing(({ schema, field }) => isObject(schema) === (field.widget === "object")),
    ).toEqual([]);
    expect(failing(({ schema, field }) => isArray(schema) === (field.widget === "list"))).toEqual(
      [],
    );
  });

  it("offers the list of rigs wherever the id of a rig is needed", () => {
    const rigs = all.filter((one) => kindOf(one) === "rigId");
    expect(failing((one) => isRigRelation(one.field), rigs)).toEqual([]);
    const others = all.filter((one) => kindOf(one) !== "rigId");
    expect(failing(({ field }) => field.widget !== "relation", others)).toEqual([]);
  });

  it("offers the words of each choice", () => {
    const choices = all.filter(({ schema }) => isEnum(schema));
    const wordsOf = ({ schema }: Pair) => (isEnum(schema) ? schema.options : []);
    expect(
      failing((one) => {
        const { widget, options, default: first } = one.field;
        const words = wordsOf(one);
        return widget === "select" && String(options) === String(words) && first === words[0];
      }, choices),
    ).toEqual([]);
  });

  it("leaves it to our own check to refuse an empty field, except for choices and blocks", () => {
    expect(
      failing(({ schema, isRequired, field }) => {
        const mustBeFilled = isEnum(schema) || (isObject(schema) && isRequired);
        return field.required === mustBeFilled;
      }),
    ).toEqual([]);
  });

  it("sets no limits, which our own check knows better", () => {
    const limits = ["min", "max", "pattern", "min_length", "max_length"];
    expect(failing(({ field }) => limits.every((limit) => !(limit in field)))).toEqual([]);
  });

  it("has a label for each field, and a comment for each that the schema describes", () => {
    expect(failing(({ field }) => /^[A-Z][a-z0-9 ]*$/.test(field.label))).toEqual([]);
    const described = all.filter(({ schema }) => fieldNotes.get(schema)?.description);
    expect(failing(({ field }) => field.comment !== "", described)).toEqual([]);
  });

  it("does not speak of JSON", () => {
    const inJson = /\bnull\b|\[\]|\bline out\b|\\n|undefined|\[object|NaN/;
    const words = ({ field }: Pair) => `${field.label} ${field.comment} ${field.hint ?? ""}`;
    expect(failing((one) => !inJson.test(words(one)))).toEqual([]);
  });

  it("shows only fields that exist in place of a folded block or entry", () => {
    const folded = all.filter(({ field }) => field.fields);
    const shown = ({ field: { summary = "" } }: Pair) =>
      Array.from(summary.matchAll(/\{\{(\w+)/g), ([, name]) => name);
    expect(
      failing((one) => {
        const names = one.field.fields?.map(({ name }) => name) ?? [];
        return shown(one).every((name) => names.includes(name ?? ""));
      }, folded),
    ).toEqual([]);
  });

  it("puts new photos into a folder of data/, and writes their paths without data/", () => {
    const files = all.filter((one) => ["photo", "drawing"].includes(kindOf(one) ?? ""));
    expect(
      failing(({ field: { widget, media_folder, public_folder } }) => {
        const isInside = /^(photos|brand)(\/[\w-]+)?$/.test(String(public_folder));
        return widget === "image" && isInside && media_folder === `/data/${public_folder}`;
      }, files),
    ).toEqual([]);
  });
});

const isRigRelation = ({ widget, collection, file, value_field }: FormField) =>
  widget === "relation" &&
  collection === "_singletons" &&
  file === "rigs" &&
  value_field === "rigs.*.id";

describe("formFields", () => {
  it("gives a new field of a schema a form field", () => {
    const before = schemas.pricing.shape;
    const schema = z.strictObject({
      ...before,
      entryFee: ringgit("Price at the door, in RM", 4),
      extras: list(z.strictObject({ newWord: label("A word", "towel") }), "Extras, one entry each"),
    });
    const fields = fieldsOf(schema);
    expect(fields.slice(0, -2)).toEqual(fieldsOf(schemas.pricing));
    expect(fields.at(-2)).toMatchObject({
      name: "entryFee",
      label: "Entry fee",
      comment: "Price at the door, in RM",
      widget: "number",
    });
    expect(fields.at(-1)).toMatchObject({
      name: "extras",
      widget: "list",
      fields: [{ name: "newWord", label: "New word", widget: "string" }],
    });
  });

  it("does not accept a field that no note describes", () => {
    expect(() => fieldFor(z.string(), "bare")).toThrow("bare");
  });

  it("does not accept a schema without fields of its own", () => {
    expect(() => formFields(z.array(z.string()))).toThrow("block");
  });

  it.each([
    ["a short text", label("A word", "towel"), "string"],
    ["a long text", paragraph("A story", "It was night."), "text"],
    ["a text of several lines", special(z.string(), "Lines", "one\ntwo", "lines"), "text"],
    [
      "an amount or a word",
      special(z.union([z.number(), z.literal("free")]), "Fee", 5, "a fee"),
      "string",
    ],
    ["an amount", ringgit("A price", 5), "number"],
    ["yes or no", yesOrNo("Whether"), "boolean"],
    ["a choice", oneOf(["a", "b"], "Which"), "select"],
    ["a rig", rigId("Which"), "relation"],
    ["a photo", photo("A photo", "photos/some/thing.jpg", {}), "image"],
    ["a drawing", drawing("A drawing", "brand/mark.svg"), "image"],
  ])("asks for %s with a suitable widget", (_what, schema, widget) => {
    expect(fieldFor(schema).widget).toBe(widget);
    expect(fieldFor(schema.optional()).widget).toBe(widget);
    expect(fieldFor(schema.nullable()).widget).toBe(widget);
  });

  it("accepts whole and broken amounts", () => {
    expect(fieldFor(ringgit("A price", 5))).toMatchObject({ value_type: "float", step: 0.01 });
  });

  it("tells how long a text can be, and gives an example", () => {
    expect(fieldFor(label("A word", "towel")).hint).toBe(
      "At most 30 characters. For example: towel",
    );
    expect(fieldFor(ringgit("A price", 5)).hint).toBe("For example: 5");
  });

  it("tells how large a photo must be", () => {
    const size = (limits: object) => fieldFor(photo("A photo", "photos/a/b.jpg", limits)).hint;
    expect(size({ minWidth: 640 })).toBe("At least 640 px wide.");
    expect(size({ exactSize: { width: 120, height: 63 } })).toBe("Exactly 120 × 63 px.");
  });

  it("saves a file in the folder of the example", () => {
    expect(fieldFor(photo("A photo", "photos/events/2025/cup.jpg", {}))).toMatchObject({
      media_folder: "/data/photos/events",
      public_folder: "photos/events",
    });
    expect(fieldFor(drawing("A drawing", "brand/mark.svg"))).toMatchObject({
      media_folder: "/data/brand",
      public_folder: "brand",
    });
  });

  it.each([
    ["A note; null for no note", "A note; empty for no note"],
    ["Entries; [] hides the table", "Entries; an empty list hides the table"],
    ["A photo; leave the line out if there is none", "A photo; leave empty if there is none"],
    ["A text; leave out the whole field without one", "A text; leave empty without one"],
    ["A message, \\n starts a new line", "A message"],
    ["Nullable words: annulled, nullify", "Nullable words: annulled, nullify"],
  ])("words the description %j for a form", (description, comment) => {
    expect(fieldFor(label(description, "x")).comment).toBe(comment);
    expect(fieldFor(listOrNone(label("A word", "x"), description)).comment).toBe(comment);
  });

  it("takes the description of a block from the block or from its wrapper", () => {
    const inside = z.strictObject({ word: label("A word", "x") });
    expect(fieldFor(inside.describe("A block")).comment).toBe("A block");
    expect(fieldFor(inside.nullable().describe("A block; null for none")).comment).toBe(
      "A block; empty for none",
    );
    expect(fieldFor(inside).comment).toBe("");
  });

  it("shows the first text of a folded block, or its first value if it has no text", () => {
    const price = ringgit("A price", 5);
    const some = label("A word", "x");
    const summaryOf = (shape: z.ZodRawShape) => fieldFor(z.strictObject(shape)).summary;
    expect(summaryOf({ price, some })).toBe("{{some}}");
    expect(summaryOf({ price, inside: z.strictObject({ some }), rig: rigId("Which") })).toBe(
      "{{rig}}",
    );
    expect(summaryOf({ inside: z.strictObject({ some }), price })).toBe("{{price}}");
    expect(summaryOf({ price, some: some.optional() })).toBe("{{some}}");
  });

  it("shows the photo of an entry in a list", () => {
    const entries = list(
      z.strictObject({ alt: alt("Of it", "x"), picture: photo("A photo", "photos/a/b.jpg", {}) }),
      "Photos",
    );
    expect(fieldFor(entries).thumbnail).toBe("picture");
    expect(fieldFor(list(z.strictObject({ word: label("A", "x") }), "Words"))).not.toHaveProperty(
      "thumbnail",
    );
  });

  it("names the entries of a list of words", () => {
    const field = fieldFor(list(label("One word", "towel"), "Words"));
    expect(field).toMatchObject({ widget: "list", label_singular: "entry", comment: "Words" });
    expect(field.field).toMatchObject({ label: "Entry", widget: "string", comment: "One word" });
  });
});
