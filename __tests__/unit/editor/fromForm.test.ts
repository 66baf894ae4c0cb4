import { z } from "zod";
import { contentNames, schemas } from "../../../src/build/content/schema";
import { isArray, isObject, unwrap } from "../../../src/build/content/schema/fieldTree";
import { fromForm, HELP_FIELD } from "../../../src/editor/fromForm";
import { dataFiles } from "../../support/unit/siteContent";

const block = z.strictObject({
  text: z.string(),
  note: z.string().nullable(),
  extra: z.string().optional(),
  amount: z.number(),
  price: z.union([z.number().positive(), z.literal("free")]).optional(),
  words: z.array(z.string()),
  more: z.array(z.string()).optional(),
  inside: z.strictObject({ note: z.string().nullable() }).nullable(),
  list: z.array(z.strictObject({ extra: z.string().optional(), note: z.number().nullable() })),
});

describe("fromForm", () => {
  it.each([[""], [null], [undefined]])("turns a field that holds %j into null", (empty) => {
    expect(fromForm(block, { note: empty, inside: empty })).toEqual({ note: null, inside: null });
  });

  it.each([[""], [null], [undefined], [[]]])(
    "leaves out an optional field that holds %j",
    (empty) => {
      const value = fromForm(block, { extra: empty, price: empty, more: empty });
      expect(Object.keys(value as object)).toEqual([]);
    },
  );

  it("keeps an empty field that must be filled, so that the check reports it", () => {
    expect(fromForm(block, { text: "", amount: null })).toEqual({ text: "", amount: null });
  });

  it.each([[""], [null], [[]]])("turns a list that holds %j into an empty list", (empty) => {
    expect(fromForm(block, { words: empty })).toEqual({ words: [] });
  });

  it("keeps what is filled in", () => {
    const filled = {
      text: "a",
      note: "b",
      extra: "c",
      amount: 0,
      price: 3,
      words: ["d"],
      more: ["e"],
      inside: { note: "f" },
      list: [{ extra: "g", note: 0 }],
    };
    expect(fromForm(block, filled)).toEqual(filled);
  });

  it("keeps false and 0", () => {
    const schema = z.strictObject({ yes: z.boolean().optional(), count: z.number().nullable() });
    expect(fromForm(schema, { yes: false, count: 0 })).toEqual({ yes: false, count: 0 });
  });

  it("looks into blocks and the entries of lists", () => {
    const list = [{ extra: "", note: "" }, { note: 1 }];
    expect(fromForm(block, { inside: { note: "" }, list })).toEqual({
      inside: { note: null },
      list: [{ note: null }, { note: 1 }],
    });
  });

  it("drops the field with the placeholders", () => {
    expect(fromForm(block, { [HELP_FIELD]: "", text: "a" })).toEqual({ text: "a" });
  });

  it("keeps fields that the schema does not know, and their values", () => {
    const unknown = { later: "", list: [null, ""], inside: { note: "" } };
    const schema = z.strictObject({ text: z.string() });
    expect(fromForm(schema, { text: "a", ...unknown })).toEqual({ text: "a", ...unknown });
  });

  it("keeps the order of the fields", () => {
    const value = fromForm(block, { amount: 1, other: 2, note: "", text: "a" });
    expect(Object.keys(value as object)).toEqual(["amount", "other", "note", "text"]);
  });

  describe("for a field with a number or a word", () => {
    it.each([
      ["15", 15],
      ["7.50", 7.5],
      [15, 15],
      ["free", "free"],
      ["RM15", "RM15"],
      ["-15", "-15"],
      ["Infinity", "Infinity"],
    ])("turns %j into %j", (written, price) => {
      expect(fromForm(block, { price: written })).toEqual({ price });
    });

    it("keeps a text of spaces, so that the check reports it", () => {
      const schema = z.strictObject({ count: z.union([z.number(), z.literal("none")]) });
      expect(fromForm(schema, { count: "  " })).toEqual({ count: "  " });
    });

    it("leaves the digits of a text a text", () => {
      expect(fromForm(block, { text: "15" })).toEqual({ text: "15" });
    });
  });

  it.each(contentNames)(
    "returns the value of %s when its empty fields come as empty texts",
    (name) => {
      const schema = schemas[name];
      expect(fromForm(schema, asInForm(schema, dataFiles[name]))).toEqual(dataFiles[name]);
      expect(fromForm(schema, dataFiles[name])).toEqual(dataFiles[name]);
    },
  );

  it("knows the empty fields of the fixture", () => {
    const { rates } = asInForm(schemas.pricing, dataFiles.pricing) as typeof dataFiles.pricing;
    expect(rates[0]).toHaveProperty("note", "");
    const { rigs } = asInForm(schemas.rigs, dataFiles.rigs) as typeof dataFiles.rigs;
    expect(rigs[0]).toHaveProperty("lights", "");
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
