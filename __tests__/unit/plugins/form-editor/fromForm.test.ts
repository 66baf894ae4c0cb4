import { z } from "zod";
import { fromForm } from "../../../../plugins/form-editor/browser/fromForm";
import { contentNames, schemas } from "../../../../src/content/schema";
import { photo } from "../../../../src/content/schema/fields";
import { isArray, isObject, unwrap } from "../../../../src/content/schema/fieldTree";
import { dataFiles } from "../../../support/unit/siteContent";

/** The value of a form with one field, as a data file holds it. */
const written = (schema: z.ZodType, value: unknown) =>
  JSON.stringify(fromForm(z.strictObject({ field: schema }), { field: value }));

describe("a data file from a form", () => {
  it.each([[""], [null], [undefined]])("has null or no field where the form holds %j", (empty) => {
    expect(written(z.string().nullable(), empty)).toBe('{"field":null}');
    expect(written(z.strictObject({}).nullable(), empty)).toBe('{"field":null}');
    expect(written(z.string().optional(), empty)).toBe("{}");
  });

  it.each([
    ["an empty text that must be filled", z.string(), "", '{"field":""}'],
    ["false", z.boolean().optional(), false, '{"field":false}'],
    ["0", z.number().nullable(), 0, '{"field":0}'],
    ["an empty list", z.array(z.string()), "", '{"field":[]}'],
    ["no empty list that may be left out", z.array(z.string()).optional(), [], "{}"],
    ["no field that the schema does not know", z.strictObject({}), { _help: "" }, '{"field":{}}'],
    [
      "the path of a new photo without the form's slash",
      photo("A photo", "photos/rigs/one.jpg", {}),
      "/photos/rigs/two.jpg",
      '{"field":"photos/rigs/two.jpg"}',
    ],
  ])("has %s", (_what, schema, value, text) => {
    expect(written(schema, value)).toBe(text);
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

  it("has the fields of each schema, in the same order", () => {
    for (const name of contentNames) {
      const form = asInForm(schemas[name], dataFiles[name]);
      expect(JSON.stringify(fromForm(schemas[name], form))).toBe(JSON.stringify(dataFiles[name]));
    }
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
