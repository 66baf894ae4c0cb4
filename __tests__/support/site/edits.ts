import { copyFileSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { type ContentName, contentNames, schemas } from "../../../src/content/schema";
import { fieldNotes } from "../../../src/content/schema/fieldNotes";
import { mapLeaves } from "../../../src/content/schema/fieldTree";
import type { SiteCopy } from "./siteCopy";

/** Coming events, and notices of which the first is on now. */
const whatIsOn = JSON.parse(readFileSync("__tests__/fixture/testSite/whatIsOn.json", "utf8"));

/** Changes everything that editors may change, and switches on what the real data leave out. */
export async function editEverything(copy: SiteCopy): Promise<void> {
  const turnedPhotos = await addTurnedPhotos(copy);
  for (const name of contentNames) rewriteTexts(copy, name);
  copy
    .change("site", ({ hours, editing, map }) => {
      map.embedUrl = "/map-placeholder.html";
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
      for (const offer of packages) offer.price -= 0.4;
      packages.push(
        { rig: "added", hours: 2, price: 51.5 },
        { rig: "added", hours: 12, price: 288 },
      );
    })
    .change("membership", ({ registration, reload }) => {
      registration.fee = 49.9;
      reload.bonuses.push({ reload: reload.bonuses.at(-1).reload + 370, bonus: 99.5 });
    })
    .change("promotions", ({ promotions }) => {
      const photo = addPhoto(copy, "added-promotion");
      promotions.push({ title: "Added", text: "", photo, alt: "The added promotion." });
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
      do events.unshift(pastEvent(events.length, photo));
      while (events.length < 9);
      events[1].images = turnedPhotos;
    })
    .change("home", ({ hero, places }) => {
      for (const name of ["closedPhotoWide", "closedPhotoTall", "lightsWide", "lightsTall"]) {
        hero[name] ??= addPhoto(copy, `added-${name}`);
      }
      const place = { left: 50, top: 50 };
      if (places.rigs.length === 0) places.rigs.push({ rig: "added", wide: place, tall: place });
    })
    .change("navigation", (draft) => {
      const places = ["/", "/#rigs", "/#pricing", "/about", "/Events", "/FAQ"];
      draft.items = places.map((href, index) => ({ label: `ITEM ${index + 1}`, href }));
    })
    .change("pages", ({ home }) => {
      copyFileSync(
        copy.path(`data/${home.sharePhoto}`),
        copy.path("data/photos/share/My card.jpg"),
      );
      home.sharePhoto = "photos/share/My card.jpg";
    })
    .change("faq", ({ questions }) => {
      do {
        const question = `What does machine ${questions.length + 1} cost?`;
        const answer = "It costs {rates.added.nonMember} an hour.";
        questions.push({ ...questions[0], question, answer });
      } while (questions.length < 9);
    })
    .change("comingEvents", (draft) => {
      addPhoto(copy, "added-cup");
      draft.events = whatIsOn.events;
    })
    .change("notices", (draft) => {
      draft.notices = whatIsOn.notices;
    });
}

/** Adds a photo, which no data file uses yet, and returns its path. */
function addPhoto(copy: SiteCopy, name: string): string {
  const photo = `photos/${name}.jpg`;
  copyFileSync(copy.path(`data/${copy.read("rigs").rigs[0].photo}`), copy.path(`data/${photo}`));
  return photo;
}

/** Adds a photo for each way in which EXIF data can turn one, as phones store them. */
function addTurnedPhotos(copy: SiteCopy) {
  return Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(async (orientation) => {
      const photo = `photos/turned-${orientation}.jpg`;
      const drawing = sharp(Buffer.from(fourColours)).withMetadata({ orientation });
      await drawing.jpeg().toFile(copy.path(`data/${photo}`));
      return { photo, alt: `A photo with the orientation ${orientation}.` };
    }),
  );
}

/** Four colours in a white frame. */
const fourColours = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">
  <rect width="1600" height="1200" fill="white"/>
  <rect x="150" y="150" width="650" height="450" fill="red"/>
  <rect x="800" y="150" width="650" height="450" fill="lime"/>
  <rect x="150" y="600" width="650" height="450" fill="blue"/>
  <rect x="800" y="600" width="650" height="450" fill="black"/>
</svg>`;

function pastEvent(number: number, photo: string) {
  return {
    id: `added-night-${number}`,
    title: `Night ${number}`,
    description: "Everybody played.",
    images: [1, 2, 3].map((image) => ({ photo, alt: `Photo ${image} of night ${number}.` })),
    showTitle: true,
    className: "mosaic",
  };
}

/** Replaces every text by other words. */
function rewriteTexts(copy: SiteCopy, name: ContentName): void {
  copy.change(name, (content) => {
    const rewritten = mapLeaves(schemas[name], content, ({ schema, value }) => {
      const { kind = "" } = fieldNotes.get(schema) ?? {};
      // A word in square brackets, such as [event], must stay.
      const isText = ["text", "plainText", "alt"].includes(kind) && !/\[\w+\]/.test(String(value));
      return isText ? otherWords(String(value)) : value;
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
