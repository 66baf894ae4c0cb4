import { copyFileSync } from "node:fs";
import { type ContentName, contentNames, schemas } from "../../../src/build/content/schema";
import { fieldNotes } from "../../../src/build/content/schema/fieldNotes";
import { mapLeaves } from "../../../src/build/content/schema/fieldTree";
import type { SiteCopy } from "./siteCopy";

/** Changes everything that editors may change, and switches on what the real data leave out. */
export function editEverything(copy: SiteCopy): void {
  for (const name of contentNames) rewriteTexts(copy, name, otherWords);
  copy
    .change("site", ({ hours, editing }) => {
      editing.repository = { name: "owner/website", branch: "main", saveAs: "commits" };
      Object.assign(hours, { days: "Tuesday-Sunday", opens: "09:30", closes: "23:15" });
      hours.specialDays = [
        { date: "2096-02-03", opens: null, closes: null, note: "Closed" },
        { date: "2096-02-04", opens: "18:00", closes: "03:00", note: "Late" },
      ];
    })
    .change("rigs", ({ rigs }) => {
      rigs.push({
        ...rigs[0],
        id: "added",
        name: "Added Machine",
        shortName: "Added",
        nameInText: "added machine",
        photo: addPhoto(copy, "added-machine"),
        alt: "The added machine.",
      });
    })
    .change("pricing", ({ rates, packages }) => {
      for (const rate of rates) rate.nonMember += 0.5;
      rates.push({ rig: "added", nonMember: 28.5, member: 26.5, note: null });
      rates.reverse();
      for (const offer of packages) offer.price += 0.4;
      packages.push(
        { rig: "added", hours: 2, price: 51.5 },
        { rig: "added", hours: 12, price: 288 },
      );
    })
    .change("membership", ({ reload }) => {
      reload.bonuses.push({ reload: 500, bonus: 99.5 });
    })
    .change("promotions", ({ promotions }) => {
      for (const promotion of promotions) promotion.text = "No number in here.";
    })
    .change("community", ({ photos }) => {
      while (photos.length < 7) {
        const id = `added-photo-${photos.length}`;
        photos.push({ photo: addPhoto(copy, id), alt: `The photo ${id}.`, caption: "Added" });
      }
    })
    .change("events", ({ events }) => {
      const photo = addPhoto(copy, "added-night");
      while (events.length < 9) events.unshift(pastEvent(events.length, photo));
    })
    .change("faq", ({ questions }) => {
      while (questions.length < 9) {
        const number = questions.length + 1;
        const question = `What about number ${number}?`;
        questions.push({ ...questions[0], question, answer: `Number ${number} is here.` });
      }
    });
  announce(copy);
}

/** Adds coming events and notices. The first notice is on now. */
export function announce(copy: SiteCopy): void {
  copy
    .change("comingEvents", (draft) => {
      draft.events = comingEvents(addPhoto(copy, "cup"));
    })
    .change("notices", (draft) => {
      const link = { label: "See the events", url: "/events" };
      draft.notices = [
        { text: "The cup is near.", from: "2026-01-01 00:00", until: "2096-02-03 18:00" },
        { text: "It was fun.", link, from: "2096-02-05 18:00", until: "2096-02-07 18:00" },
      ];
    });
}

/** Adds a photo, which no data file uses yet, and returns its path. */
function addPhoto(copy: SiteCopy, name: string): string {
  const photo = `photos/${name}.jpg`;
  copyFileSync(copy.path(`data/${copy.read("rigs").rigs[0].photo}`), copy.path(`data/${photo}`));
  return photo;
}

function pastEvent(number: number, photo: string) {
  return {
    id: `night-${number}`,
    title: `Night ${number}`,
    description: "Everybody played.",
    images: [1, 2, 3].map((image) => ({ photo, alt: `Photo ${image} of night ${number}.` })),
    showTitle: true,
    className: "mosaic",
  };
}

const comingEvents = (photo: string) => [
  {
    id: "cup",
    title: "The cup",
    description: "A night of racing for everybody.",
    starts: "2096-02-04 18:00",
    ends: "2096-02-04 22:00",
    photo,
    alt: "The cup.",
    price: 15.5,
    places: 16,
    signUp: "https://forms.example/cup",
  },
  {
    id: "open-evening",
    title: "Open evening",
    description: "Come and look around.",
    starts: "2096-02-02 17:00",
    ends: "2096-02-02 20:00",
    price: "free",
  },
  {
    id: "fridays",
    title: "Friday race",
    description: "Every week at the same time.",
    starts: "2096-02-03 18:00",
    ends: "2096-02-03 21:00",
    weeklyUntil: "2096-02-11",
    price: "free",
  },
];

/** Replaces every text by the longest allowed one, which repeats the words of the sample. */
export function lengthenTexts(copy: SiteCopy, sample: string): void {
  let count = 0;
  for (const name of contentNames) {
    rewriteTexts(copy, name, (_text, maxLength) => {
      count += 1;
      // The number makes each text unique, as the check demands of some.
      const text = `${count} ${sample.repeat(maxLength / sample.length + 1)}`.slice(0, maxLength);
      return text.slice(0, text.lastIndexOf(" "));
    });
  }
}

type Rewrite = (text: string, maxLength: number) => string;

function rewriteTexts(copy: SiteCopy, name: ContentName, rewrite: Rewrite): void {
  copy.change(name, (content) => {
    const rewritten = mapLeaves(schemas[name], content, ({ schema, value }) => {
      const { kind = "", maxLength = 0 } = fieldNotes.get(schema) ?? {};
      // A word in square brackets, such as [event], must stay.
      const isText = ["text", "plainText", "alt"].includes(kind) && !/\[\w+\]/.test(String(value));
      return isText ? rewrite(String(value), maxLength) : value;
    });
    Object.assign(content, rewritten);
  });
}

/** Replaces words by others of the same length: rotates letters by 13 places, except in {…} and […]. */
function otherWords(text: string): string {
  return text.replace(/\{[^}]*\}|\[[^\]]*\]|[a-z]/gi, (found) => {
    if (found.length > 1) return found;
    const first = found < "a" ? 65 : 97;
    return String.fromCharCode(((found.charCodeAt(0) - first + 13) % 26) + first);
  });
}
