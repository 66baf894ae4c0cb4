import { join } from "node:path";
import type { z } from "zod";
import { checkContent } from "../../src/content/checkContent";
import { contentNames, contracts } from "../../src/content/contract";
import { collectFacts } from "../../src/content/facts";
import { drawing, graphqlFields, photo, rigId } from "../../src/content/fields";
import { isArray, isObject, unwrap } from "../../src/content/fieldTree";
import { fillPlaceholders } from "../../src/content/placeholders";

const { content, problems } = checkContent(join(process.cwd(), "data"));
if (!content) throw new Error(problems.join("\n"));

/** The venue's data files as they stand. */
export const dataFiles = content;

/** What each placeholder in a text stands for. */
export const facts = collectFacts(dataFiles);

/**
 * The real data files as the `content` query answers with them: placeholders filled, ids of rigs
 * as rigs, photos as images (whose files no component test needs).
 */
// biome-ignore lint/suspicious/noExplicitAny: it stands for the answer of every query there is.
export const siteContent: any = Object.fromEntries(
  contentNames.map((name) => [name, asQueried(contracts[name], dataFiles[name])]),
);

function asQueried(wrapped: z.ZodType, value: unknown): unknown {
  const { schema } = unwrap(wrapped);
  if (value === null || value === undefined) return null;
  if (isArray(schema)) return (value as unknown[]).map((item) => asQueried(schema.element, item));
  if (isObject(schema)) {
    return Object.fromEntries(
      Object.entries(schema.shape).map(([key, field]) => [
        key,
        asQueried(field, (value as Record<string, unknown>)[key]),
      ]),
    );
  }
  if (schema === photo) return asImage(String(value));
  if (schema === drawing) return { publicURL: `/static/${value}` };
  if (schema === rigId) return dataFiles.rigs.rigs.find(({ id }) => id === value);
  if (graphqlFields.has(schema)) return fillPlaceholders(String(value), facts);
  return value;
}

function asImage(path: string) {
  return {
    publicURL: `/static/${path}`,
    childImageSharp: {
      gatsbyImageData: {
        layout: "constrained",
        width: 800,
        height: 600,
        backgroundColor: "#120c2c",
        images: {
          fallback: { src: path, srcSet: `${path} 800w`, sizes: "100vw" },
          sources: [{ srcSet: `${path}.webp 800w`, type: "image/webp", sizes: "100vw" }],
        },
      },
    },
  };
}
