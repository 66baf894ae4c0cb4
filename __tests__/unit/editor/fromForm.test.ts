import { z } from "zod";
import { contentNames, schemas } from "../../../src/build/content/schema";
import { photo } from "../../../src/build/content/schema/fields";
import { isArray, isObject, unwrap } from "../../../src/build/content/schema/fieldTree";
import { fromForm } from "../../../src/editor/fromForm";
import { dataFiles } from "../../support/unit/siteContent";

/** The value of a form with one field, as a data file holds it. */
const written = (schema: z.ZodType, value: unknown) =>
  JSON.stringify(fromForm(z.strictObject({ field: schema }), { field: value }));

describe("fromForm", () => {
  it.each([[""], [null], [undefined]])("turns a field that holds %j into null", (empty) => {
    expect(written(z.string().nullable(), empty)).toBe('{"field":null}');
    expect(written(z.strictObject({}).nullable(), empty)).toBe('{"field":null}');
  });

  it.each([[""], [null], [undefined], [[]]])(
    "leaves out an optional field that holds %j",
    (empty) => {
      expect(written(z.string().optional(), empty)).toBe("{}");
      expect(written(z.array(z.string()).optional(), empty)).toBe("{}");
    },
  );

  it("keeps an empty field that must be filled, false and 0", () => {
    expect(written(z.string(), "")).toBe('{"field":""}');
    expect(written(z.boolean().optional(), false)).toBe('{"field":false}');
    expect(written(z.number().nullable(), 0)).toBe('{"field":0}');
  });

  it("turns a list that holds nothing into an empty list", () => {
    expect(written(z.array(z.string()), "")).toBe('{"field":[]}');
  });

  it("drops what the schema does not know, such as the field with the placeholders", () => {
    const schema = z.strictObject({ text: z.string() });
    expect(fromForm(schema, { _help: "", text: "a", __sc_item_id: 1 })).toEqual({ text: "a" });
  });

  it("removes the slash before the path of a new photo", () => {
    const schema = photo("A photo", "photos/rigs/one.jpg", {});
    expect(written(schema, "/photos/rigs/two.jpg")).toBe('{"field":"photos/rigs/two.jpg"}');
  });

  it.each([
    ["15", 15],
    ["7.50", 7.5],
    [15, 15],
    ["free", "free"],
    ["RM15", "RM15"],
    ["-15", "-15"],
    ["  ", "  "],
  ])("turns %j into %j where a number or a word is allowed", (typed, value) => {
    const schema = z.union([z.number().positive(), z.literal("free")]);
    expect(written(schema, typed)).toBe(JSON.stringify({ field: value }));
  });

  it.each(contentNames)("gives %s back with the same fields in the same order", (name) => {
    const form = asInForm(schemas[name], dataFiles[name]);
    expect(JSON.stringify(fromForm(schemas[name], form))).toBe(JSON.stringify(dataFiles[name]));
  });
});

/** The value of a form: fields that are null or missing hold an empty text. */
function asInForm(wrapped: z.ZodType, value: unknown): unknown {
  const { schema } = unwrap(wrapped);
  if (value === null || value === undefined) return "";
  if (isArray(schema)) {
    return (value as unknown[]).map((item) => asInForm(schema.element, item));
  }
  if (!isObject(schema)) return value;
  const fields = Object.entries(schema.shape).map(([key, field]) => [
    key,
    asInForm(field, Object(value)[key]),
  ]);
  return Object.fromEntries(fields);
}
