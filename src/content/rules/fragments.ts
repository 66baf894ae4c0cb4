import { elementIds, idsOfSection, type SectionId } from "../../document/elementIds";
import { markedLinks } from "../../domain/format/linkedTexts";
import { slug } from "../../domain/format/slug";
import { type Route, routes, toRoute } from "../../domain/routes";
import { timeOf } from "../../domain/time/venueTime";
import { collectFacts, factOwners } from "../facts";
import { didYouMean } from "../nearMiss";
import { fillPlaceholders } from "../placeholders";
import { type Content, type ContentName, hasAll, type NotedLeaf } from "../schema";
import { leadsSomewhere } from "../schema/addresses";
import type { Path } from "../schema/fieldTree";
import type { FieldMistake, Rule } from "./rule";

/** The ids of questions on `/faq`, which are made from their words. Undefined if their facts are not valid. */
function questionIds(valid: Partial<Content>): string[] | undefined {
  if (!valid.faq || !hasAll(valid, factOwners)) return undefined;
  const facts = collectFacts(valid);
  return valid.faq.questions.map(({ question }) => slug(fillPlaceholders(question, facts)));
}

/** Each question needs a link of its own. */
export const uniqueQuestions: Rule = (valid) => {
  const ids = questionIds(valid) ?? [];
  return ids.flatMap((id, index) => {
    const earlier = ids.indexOf(id);
    const path = ["questions", index, "question"];
    const say = (message: string): FieldMistake[] => [{ name: "faq", path, message }];
    if (id === "") {
      return say("this question has no letter or digit to make a link from. Add a word.");
    }
    if (elementIds("/faq").includes(id)) {
      return say(`#${id} already leads to a part of the page. Reword this question.`);
    }
    if (earlier === index) return [];
    return say(`#${id} already leads to questions[${earlier}]. Reword one of them.`);
  });
};

/** The id of an event is an address on the page `/events`, which shows past and coming events. */
export const uniqueEventIds: Rule = (valid) =>
  (["events", "comingEvents"] as const).flatMap((name) =>
    (valid[name]?.events ?? []).flatMap(({ id }, index) => {
      const path = ["events", index, "id"];
      if (elementIds("/events").includes(id)) {
        const message = `/events#${id} already leads to another part of the page. Write another id.`;
        return [{ name, path, message }];
      }
      if (name === "events" || !valid.events?.events.some((event) => event.id === id)) return [];
      const message = `the id "${id}" is also in data/events.json. If this event has finished, remove it here. If it is another one, write another id.`;
      return [{ name, path, message }];
    }),
  );

type Link = {
  name: ContentName;
  path: Path;
  address: string;
  /** What is wrong with the place of the link, if anything. */
  misplaced?: string;
};

/** Lists the links of the menu, of notices and in texts. Those of a notice that has finished lead nowhere any more. */
const links = (valid: Partial<Content>, leaves: NotedLeaf[]): Link[] => [
  ...(valid.navigation?.items ?? []).map(
    ({ href }, index): Link => ({
      name: "navigation",
      path: ["items", index, "href"],
      address: href,
    }),
  ),
  ...(valid.notices?.notices ?? []).flatMap(({ link, until }, index): Link[] => {
    if (!link || timeOf(until) <= Date.now()) return [];
    return [{ name: "notices", path: ["notices", index, "link", "url"], address: link.url }];
  }),
  ...leaves.flatMap(({ name, path, value, note }) => {
    if (note.kind !== "text") return [];
    const isPossible = name === "faq" && ["answer", "intro"].includes(String(path.at(-1)));
    return Array.from(value.matchAll(markedLinks), ([whole, , address = ""]): Link => {
      if (isPossible) return { name, path, address };
      const misplaced = `found ${whole}. Links work only in an answer and the intro of the FAQ. Write the words alone.`;
      return { name, path, address, misplaced };
    });
  }),
];

export const linksLeadSomewhere: Rule = (valid, leaves) =>
  links(valid, leaves).flatMap(({ name, path, address, misplaced }) => {
    const message = misplaced ?? deadAddress(address) ?? deadLink(address, valid);
    return message ? [{ name, path, message }] : [];
  });

/**
 * What a section shows, if its page leaves it out while that is empty. Undefined if the data file is not valid. A unit test
 * compares this with the pages.
 */
const entries = {
  community: ({ community }) => community?.photos,
  "coming-up": ({ comingEvents }) => comingEvents?.events.filter((event) => !isOver(event)),
  "past-events": ({ events }) => events?.events,
} satisfies Partial<Record<SectionId, (valid: Partial<Content>) => readonly unknown[] | undefined>>;

const isOver = ({ ends }: { ends: string }) => timeOf(ends) <= Date.now();

/** Its place in the list, as on the home page. */
const promotionId = (_promotion: unknown, index: number) => `promotion-${index + 1}`;

const isOff = ({ from, until }: Content["promotions"]["promotions"][number]) =>
  (from !== undefined && timeOf(from) > Date.now()) ||
  (until !== undefined && timeOf(until) <= Date.now());

/** A warning, because events and promotions finish without a change of the data. */
export const linksToMissingParts: Rule = (valid, leaves) => {
  const sections = Object.entries(entries).filter(([, list]) => list(valid)?.length === 0);
  const missing = [
    ...sections.flatMap(([id]) => idsOfSection(id)),
    ...(valid.comingEvents?.events ?? []).filter(isOver).map(({ id }) => id),
    ...(valid.promotions?.promotions ?? []).flatMap((promotion, index) =>
      isOff(promotion) ? [promotionId(promotion, index)] : [],
    ),
  ];
  return links(valid, leaves).flatMap(({ name, path, address }) => {
    const [, fragment = ""] = address.split("#", 2);
    if (!missing.includes(fragment) || deadLink(address, valid)) return [];
    const message = `the page shows no #${fragment} now, because it is empty, has finished or has not begun. The link leads to the top of the page.`;
    return [{ name, path, message }];
  });
};

function deadAddress(address: string): string | undefined {
  if (leadsSomewhere(address)) return undefined;
  return `the link leads to ${address}. Write an address that begins with https://, or one of the pages: ${routes.join(", ")}`;
}

/** Says that a page of this site has no such part. */
function deadLink(url: string, valid: Partial<Content>): string | undefined {
  const [address = "", fragment] = url.split("#", 2);
  const [pathname = ""] = address.split("?");
  const route = toRoute(pathname);
  const ids = route && fragmentsOf(route, valid);
  if (!ids || !fragment || ids.includes(fragment)) return undefined;
  const advice =
    didYouMean(fragment, ids) ||
    ` Write ${address} alone, or the id of a section or an event on this page.`;
  return `there is no part #${fragment} on the page ${route}.${advice}`;
}

/** Lists what links to a part of a page can lead to. Undefined if a data file that says so is not valid. */
function fragmentsOf(route: Route, valid: Partial<Content>): string[] | undefined {
  const fromData = idsFromData(route, valid);
  return fromData && [...elementIds(route), ...fromData];
}

function idsFromData(route: Route, valid: Partial<Content>): string[] | undefined {
  const { promotions, events, comingEvents } = valid;
  switch (route) {
    case "/":
      return promotions?.promotions.map(promotionId);
    case "/events":
      return (
        events && comingEvents && [...events.events, ...comingEvents.events].map(({ id }) => id)
      );
    case "/faq":
      return questionIds(valid);
    default:
      return [];
  }
}
