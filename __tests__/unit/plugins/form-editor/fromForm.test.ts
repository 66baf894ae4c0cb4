import { z } from "zod";
import { fromForm } from "../../../../plugins/form-editor/browser/fromForm";
import { photo } from "../../../../src/content/schema/fields";

const amountOrFree = z.union([z.number().positive(), z.literal("free")]);

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
