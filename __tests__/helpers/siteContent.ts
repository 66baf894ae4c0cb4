import { join } from "node:path";
import type { z } from "zod";
import { checkTexts } from "../../src/content/check/checkContent";
import { problemInWords } from "../../src/content/check/problem";
import { type Content, contentNames, contracts } from "../../src/content/contract";
import { collectFacts, type Facts } from "../../src/content/facts";
import { fieldNotes } from "../../src/content/fields";
import { isArray, isObject, unwrap } from "../../src/content/fieldTree";
import { fillPlaceholders } from "../../src/content/placeholders";
import { pageOfEvents } from "../../src/furtherPages/eventPages";
import { hasGalleryPage, photosOnHome } from "../../src/furtherPages/galleryPage";

const { content, problems } = checkTexts(join(process.cwd(), "data"));
if (!content) throw new Error(problems.map(problemInWords).join("\n"));

// biome-ignore lint/suspicious/noExplicitAny: it stands for the answer of every query there is.
type QueryAnswer = any;

/** The venue's data files as they stand. */
export const dataFiles: Content = content;

/** What each placeholder in a text stands for. */
export const facts = collectFacts(dataFiles);

/** The real data files as the `content` query answers with them. */
export const siteContent = asSiteContent(dataFiles);

/** What static queries answer with: the real data, or what `renderPage` was given last. */
export const staticQuery = { content: siteContent };

/**
 * Data files as the `content` query answers with them: placeholders filled, ids of rigs as rigs,
 * photos as images (whose files no component test needs).
 */
export function asSiteContent(files: Content): QueryAnswer {
  const filled = collectFacts(files);
  const content = Object.fromEntries(
    contentNames.map((name) => [name, asQueried(contracts[name], files[name], files, filled)]),
  ) as QueryAnswer;
  const { events, community } = content;
  return {
    ...content,
    events: { ...events, page: pageOfEvents(events.events, 1) },
    community: {
      ...community,
      photosOnHome: photosOnHome(community.photos),
      hasGalleryPage: hasGalleryPage(community.photos),
    },
  };
}

function asQueried(wrapped: z.ZodType, value: unknown, files: Content, filled: Facts): unknown {
  const { schema } = unwrap(wrapped);
  if (value === null || value === undefined) return null;
  if (isArray(schema)) {
    return (value as unknown[]).map((item) => asQueried(schema.element, item, files, filled));
  }
  if (isObject(schema)) {
    return Object.fromEntries(
      Object.entries(schema.shape).map(([key, field]) => [
        key,
        asQueried(field, (value as Record<string, unknown>)[key], files, filled),
      ]),
    );
  }
  switch (fieldNotes.get(schema)?.graphql?.directive) {
    case "@fileInData":
      return asFile(String(value));
    case "@rigById":
      return files.rigs.rigs.find(({ id }) => id === value);
    case "@fillPlaceholders":
      return fillPlaceholders(String(value), filled);
    default:
      return value;
  }
}

function asFile(path: string) {
  return {
    publicURL: `/static/${path}`,
    childImageSharp: {
      large: {
        layout: "constrained",
        width: 2000,
        height: 1500,
        images: {
          fallback: {
            src: `${path}.large.webp`,
            srcSet: `${path}.large.webp 2000w`,
            sizes: "100vw",
          },
          sources: [],
        },
      },
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
