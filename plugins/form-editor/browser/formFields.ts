import type { Field } from "@sveltia/cms";
import { z } from "zod";
import { type FieldNote, fieldNotes, takesPlaceholders } from "../../../src/content/schema/field";
import { isArray, isEnum, isObject, unwrap } from "../../../src/content/schema/fieldTree";

/** Longer texts, in characters, get a box of several lines. */
const MAX_LINE_LENGTH = 100;

/** Lists the form's fields for the fields of a block, in the order of its schema. */
export function formFields(block: z.ZodType): Field[] {
  if (!isObject(block)) throw new Error("Only a block in { } has form fields.");
  return Object.entries(block.shape).map(([name, schema]) => formField(name, schema));
}

function formField(name: string, wrapped: z.ZodType): Field {
  const { schema, isRequired } = unwrap(wrapped);
  const note = fieldNotes.get(schema);
  const common = {
    name,
    label: labelOf(name),
    comment: wrapped.description ?? schema.description ?? "",
    required: isRequired,
  };
  if (isObject(schema)) {
    return { ...common, widget: "object", collapsed: "auto", fields: formFields(schema) };
  }
  if (isArray(schema) && isEnum(schema.element)) {
    const { options } = schema.element;
    // Up to the threshold, they are checkboxes.
    const checkboxes = { multiple: true, dropdown_threshold: options.length };
    return { ...common, widget: "select", options, ...checkboxes };
  }
  if (isArray(schema)) {
    const mayBeEmpty = !isRequired || schema.safeParse([]).success;
    return {
      ...common,
      required: !mayBeEmpty,
      widget: "list",
      label_singular: "entry",
      ...listItems(schema.element),
    };
  }
  if (!note) throw new Error(`No field note describes ${name}.`);
  return { ...common, ...leafField(schema, note) } as Field;
}

function listItems(element: z.ZodType) {
  if (!isObject(element)) return { field: { ...formField("item", element), label: "Entry" } };
  const kinds = Object.entries(element.shape).map(
    ([name, field]) => [name, kindOf(unwrap(field).schema)] as const,
  );
  const [photo] = kinds.find(([, kind]) => kind === "photo") ?? [];
  // What a folded entry shows: its title or caption, and of a price, a package or a gift its rig and its number.
  const isWord = (kind = "") => !["", "photo", "logo", "alt", "id"].includes(kind);
  const words = kinds.filter(([, kind]) => isWord(kind));
  const shown = words.slice(0, words[0]?.[1] === "rigId" ? 2 : 1);
  return {
    fields: formFields(element),
    collapsed: "auto" as const,
    ...(photo && { thumbnail: photo }),
    ...(shown.length > 0 && { summary: shown.map(([name]) => `{{fields.${name}}}`).join(", ") }),
  };
}

/** The kind of a single value, or of those in a list. */
const kindOf = (schema: z.ZodType) =>
  fieldNotes.get(isArray(schema) ? schema.element : schema)?.kind;

/** Returns what only fields with a single value have: how to fill them in, and what they refuse. */
function leafField(schema: z.ZodType, note: FieldNote) {
  switch (note.kind) {
    case "photo":
    case "logo":
      return {
        widget: "image",
        hint: sizeHint(note),
        ...folderOf(note),
        accept: note.kind === "logo" ? "image/svg+xml,image/png" : "image/jpeg,image/png",
        choose_url: false,
      };
    case "rigId":
      return {
        widget: "relation",
        collection: "_singletons",
        file: "rigs",
        value_field: "rigs.*.id",
        display_fields: ["rigs.*.name"],
      };
  }
  const limits = z.toJSONSchema(schema);
  if (limits.enum) return { widget: "select", options: limits.enum, default: limits.enum[0] };
  switch (limits.type) {
    case "boolean":
      return { widget: "boolean" };
    case "number":
    case "integer":
      return { ...numberLimits(limits, note), widget: "number", hint: textHint(note) };
    default:
      return {
        widget: isLong(note) ? "text" : "string",
        // A text with placeholders may be shorter once they are filled in.
        maxlength: takesPlaceholders(note) ? undefined : (note.maxLength ?? limits.maxLength),
        pattern: limits.pattern && [`/${limits.pattern}/`, `Write ${note.expected}.`],
        hint: textHint(note),
      };
  }
}

function numberLimits(limits: z.core.JSONSchema.BaseSchema, { expected }: FieldNote) {
  const { type, minimum, exclusiveMinimum, maximum } = limits;
  const isWhole = type === "integer";
  const step = isWhole ? 1 : 0.01;
  return {
    // Not "int", with which the form would silently cut off decimals.
    value_type: "float",
    step,
    min: typeof exclusiveMinimum === "number" ? exclusiveMinimum + step : minimum,
    max: maximum,
    pattern: isWhole ? [String.raw`/^-?\d+$/`, `Write ${expected}.`] : undefined,
  };
}

function isLong({ maxLength = 0, example }: FieldNote): boolean {
  return maxLength > MAX_LINE_LENGTH || String(example).includes("\n");
}

/** New photos are saved into the folder of the example: `photos/events/…` for a photo of an event. */
function folderOf({ example }: FieldNote) {
  const parts = String(example).split("/").slice(0, -1);
  const folder = parts.slice(0, 2).join("/");
  return { media_folder: `/data/${folder}`, public_folder: folder };
}

/** `shortName` becomes "Short name". */
export function labelOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function sizeHint({ minWidth, exactSize }: FieldNote): string {
  if (minWidth) return `At least ${minWidth} px wide.`;
  return exactSize ? `Exactly ${exactSize.width} × ${exactSize.height} px.` : "";
}

function textHint({ maxLength, example }: FieldNote): string {
  const limit = maxLength ? `At most ${maxLength} characters. ` : "";
  return `${limit}For example: ${example}`;
}
