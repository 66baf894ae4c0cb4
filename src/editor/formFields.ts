import type { Field } from "@sveltia/cms";
import type { z } from "zod";
import { type FieldNote, fieldNotes } from "../build/content/schema/fieldNotes";
import { isArray, isEnum, isObject, unwrap } from "../build/content/schema/fieldTree";

/** Longer texts, in characters, get a box of several lines. */
const MAX_LINE_LENGTH = 100;

/** Lists the form's fields for the fields of a block, in the order of its schema. */
export function formFields(block: z.ZodType): Field[] {
  if (!isObject(block)) throw new Error("Only a block in { } has form fields.");
  return Object.entries(block.shape).map(([name, schema]) => formField(name, schema));
}

/**
 * Returns the form's field for a schema. The form itself refuses nothing, because our own check does: that is
 * why no field is required and none has limits.
 */
function formField(name: string, wrapped: z.ZodType): Field {
  const { schema, isRequired } = unwrap(wrapped);
  if (isObject(schema)) {
    return {
      ...described(name, wrapped.description ?? schema.description),
      widget: "object",
      required: isRequired,
      collapsed: "auto",
      ...summaryOf(schema),
      fields: formFields(schema),
    };
  }
  if (isArray(schema)) {
    return {
      ...described(name, schema.description),
      widget: "list",
      label_singular: "entry",
      ...listItems(schema.element),
    };
  }
  return leafField(name, schema);
}

function listItems(element: z.ZodType) {
  if (!isObject(element)) return { field: { ...formField("item", element), label: "Entry" } };
  const photo = leafKeys(element).find((key) => noteAt(element, key)?.kind === "photo");
  return {
    fields: formFields(element),
    ...summaryOf(element),
    collapsed: "auto" as const,
    ...(photo && { thumbnail: photo }),
  };
}

function leafField(name: string, schema: z.ZodType): Field {
  const note = fieldNotes.get(schema);
  if (!note) throw new Error(`No field note describes ${name}.`);
  const common = { ...described(name, note.description), hint: hintOf(note) };
  switch (note.kind) {
    case "photo":
    case "drawing":
      return {
        ...common,
        widget: "image",
        ...folderOf(note),
        accept: acceptedBy(note),
        choose_url: false,
      };
    case "rigId":
      return {
        ...common,
        hint: "",
        widget: "relation",
        collection: "_singletons",
        file: "rigs",
        value_field: "rigs.*.id",
        display_fields: ["rigs.*.name"],
      };
  }
  if (isEnum(schema)) {
    return {
      ...common,
      hint: "",
      widget: "select",
      required: true,
      options: schema.options,
      default: schema.options[0] ?? "",
    };
  }
  switch (schema.def.type) {
    case "boolean":
      return { ...common, hint: "", widget: "boolean" };
    case "number":
      return { ...common, widget: "number", value_type: "float", step: 0.01 };
    default:
      return { ...common, widget: isLong(note) ? "text" : "string" };
  }
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

function acceptedBy({ kind }: FieldNote): string {
  return kind === "drawing" ? "image/svg+xml" : "image/jpeg,image/png";
}

/** `shortName` becomes "Short name". */
function labelOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function described(name: string, description = "") {
  return { name, label: labelOf(name), comment: inFormWords(description), required: false };
}

/** The descriptions speak of JSON: `null` and `[]` are an empty field and an empty list here. */
function inFormWords(description: string): string {
  return description
    .replace(/\bnull\b/g, "empty")
    .replace(/\[\]/g, "an empty list")
    .replace(/leave (?:the line out|out the whole field|out)/, "leave empty")
    .replace(", \\n starts a new line", "");
}

function hintOf({ maxLength, minWidth, exactSize, kind, example }: FieldNote): string {
  if (minWidth) return `At least ${minWidth} px wide.`;
  if (exactSize) return `Exactly ${exactSize.width} × ${exactSize.height} px.`;
  if (kind === "drawing") return "";
  const limit = maxLength ? `At most ${maxLength} characters. ` : "";
  return `${limit}For example: ${example}`;
}

const kindsOfSummaries = ["text", "plainText", "rigId"];

/** A folded entry shows its first text. */
function summaryOf(block: z.ZodObject<Record<string, z.ZodType>>): { summary?: string } {
  const keys = leafKeys(block);
  const key = keys.find((name) => kindsOfSummaries.includes(noteAt(block, name)?.kind ?? ""));
  const shown = key ?? keys[0];
  return shown ? { summary: `{{${shown}}}` } : {};
}

function leafKeys(block: z.ZodObject<Record<string, z.ZodType>>): string[] {
  return Object.keys(block.shape).filter((key) => noteAt(block, key));
}

function noteAt(block: z.ZodObject<Record<string, z.ZodType>>, key: string) {
  const field = block.shape[key];
  return field && fieldNotes.get(unwrap(field).schema);
}
