import { formatProblem } from "../../../src/build/content/check/problem";
import { collectFacts } from "../../../src/build/content/facts";
import { fillContent, loadContent } from "../../../src/build/content/loadContent";
import { type Content, contentNames, schemas } from "../../../src/build/content/schema";
import { fieldNotes } from "../../../src/build/content/schema/fields";
import { mapLeaves } from "../../../src/build/content/schema/fieldTree";
import { pageOfEvents } from "../../../src/domain/pagination/eventPages";
import { hasGalleryPage, photosOnHome } from "../../../src/domain/pagination/galleryPage";
import { applyChange, type Change } from "./change";
import { fixtureData } from "./dataCopy";

const { content, valid, problems } = loadContent(fixtureData);
if (!content) throw new Error(problems.map(formatProblem).join("\n"));

// biome-ignore lint/suspicious/noExplicitAny: it stands for the answer of every query there is.
type QueryAnswer = any;

/** The fixture's data files as they are written. */
export const dataFiles = valid as Content;

/** A copy of the fixture's data files with something changed. */
export function changedFiles(change: Change<Content>): Content {
  const files: Content = JSON.parse(JSON.stringify(dataFiles));
  applyChange(files, change);
  return files;
}

/** What each placeholder in a text stands for. */
export const facts = collectFacts(dataFiles);

/** The fixture as the `content` query answers with it. */
export const siteContent = asSiteContent(dataFiles);

/** What static queries answer with: the fixture, or what `renderPage` was given last. */
export const staticQuery = { content: siteContent };

/**
 * Data files as the `content` query answers with them: placeholders filled, ids of rigs as rigs,
 * photos as images (whose files no component test needs).
 */
export function asSiteContent(files: Content): QueryAnswer {
  const filled = fillContent(files);
  const content = Object.fromEntries(
    contentNames.map((name) => [
      name,
      mapLeaves(schemas[name], filled[name], ({ schema, value }) => {
        const { directive } = fieldNotes.get(schema)?.graphql ?? {};
        if (directive === "@fileInData") return asFile(String(value));
        if (directive === "@rigById") return files.rigs.rigs.find(({ id }) => id === value);
        return value;
      }),
    ]),
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
