import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { type ContentName, contentNames, schemas } from "../../../src/content/schema";
import { fieldNotes } from "../../../src/content/schema/fieldNotes";
import { isEnum, mapLeaves } from "../../../src/content/schema/fieldTree";
import type { SiteCopy } from "./siteCopy";

/** Coming events, and notices of which the first is on now. */
const whatIsOn = JSON.parse(readFileSync("__tests__/fixture/testSite/whatIsOn.json", "utf8"));

/**
 * Gives every value another one, so that no test depends on what an editor has written, and switches on what the real data
 * leave out. Only the names of files stay, and the lists keep at least their length.
 */
export async function editEverything(copy: SiteCopy): Promise<void> {
  const turnedPhotos = await addTurnedPhotos(copy);
  addForeignFiles(copy);
  renameIds(copy);
  for (const name of contentNames) changeValues(copy, name);
  copy
    .change("site", ({ hours, editing, reservation, ...site }) => {
      site.siteBase = "https://other-hall.example";
      Object.assign(site.contact, { phone: "+60 11-987 6543", email: "desk@other-hall.example" });
      site.address.postcode = "54321";
      site.links.instagram.url = "https://pictures.example/other-hall";
      site.links.chat.url = "https://chat.example/to/{contact.phoneDigits}";
      site.recruitment.url = "https://jobs.example/other-hall";
      site.map.embedUrl = "/map-placeholder.html";
      site.map.directionsUrl = "https://ways.example/to?place={address.encoded}";
      site.inquiry.endpoint = "https://forms.example/send";
      site.inquiry.accessKey = "11111111-2222-3333-4444-555555555555";
      site.inquiry.service.host = "forms.example";
      reservation.walkIn ??= "For {rigs.walkIn}, come in.";
      editing.repository = { name: "owner/website", branch: "main", saveAs: "commits" };
      Object.assign(hours, { days: "Tuesday-Sunday", opens: "09:30", closes: "23:15" });
      hours.specialDays = [
        { date: "2096-02-03", opens: null, closes: null, note: "Closed" },
        { date: "2096-02-04", opens: "18:00", closes: "03:00", note: "Late" },
      ];
    })
    .change("rigs", ({ rigs }) => {
      for (const [index, rig] of rigs.entries()) {
        Object.assign(rig, { isReservable: index % 2 === 0, shortName: `Rig ${index + 1}` });
      }
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
    .change("pricing", (pricing) => {
      const { rates, packages } = pricing;
      for (const [index, rate] of rates.entries()) {
        rate.nonMember = 8.5 + 7 * index;
        rate.member = index % 3 === 2 ? null : 6 + 6 * index;
        rate.note = index === 2 ? "fixed" : null;
      }
      const [{ rig, member }] = rates;
      packages.splice(0, packages.length);
      for (const hours of [3, 6]) packages.push({ rig, hours, price: hours * member - 1.4 });
      rates.push({ rig: "added", nonMember: 28.5, member: 26.5, note: null });
      rates.reverse();
      packages.push(
        { rig: "added", hours: 2, price: 51.5 },
        { rig: "added", hours: 12, price: 288 },
      );
    })
    .change("membership", ({ registration, reload, birthday }) => {
      registration.fee = 49.9;
      for (const [index, offer] of reload.bonuses.entries()) {
        Object.assign(offer, { reload: 60 + 60 * index, bonus: 7.5 * (index + 1) });
      }
      reload.bonuses.push({ reload: reload.bonuses.at(-1).reload + 370, bonus: 99.5 });
      for (const [index, choice] of birthday.choices.entries()) choice.freeHours = index + 2;
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
      // A portrait beside another photo, and one alone in its row.
      for (const index of [2, 6]) {
        const { photo } = turnedPhotos[index === 2 ? 5 : 7] ?? {};
        photos[index] = { photo, alt: `The portrait ${index}.`, caption: "Added" };
      }
    })
    .change("events", ({ events }) => {
      const photo = addPhoto(copy, "added-night");
      do events.unshift(pastEvent(events.length, photo));
      while (events.length < 9);
      for (const [index, event] of events.entries()) {
        event.showTitle = index % 2 === 0;
        event.className = index % 2 === 0 ? "mosaic" : "filmstrip";
      }
      events[1].images = turnedPhotos;
      events.at(-1).additionalInfo ??= ["The first game", "The second game"];
    })
    .change("navigation", (draft) => {
      const places = ["/", "/#rigs", "/#pricing", "/about", "/Events", "/FAQ"];
      draft.items = places.map((href, index) => ({ label: `ITEM ${index + 1}`, href }));
    })
    .change("pages", ({ home }) => {
      copyFileSync(copy.path(`data/${home.sharePhoto}`), copy.path("data/photos/My card.jpg"));
      home.sharePhoto = "photos/My card.jpg";
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

/** Adds files that look like data files. Some computers and programs leave such files on a USB stick. */
function addForeignFiles(copy: SiteCopy): void {
  for (const file of ["._site.json", "photos/foreign.jpg.json"]) {
    writeFileSync(copy.path(`data/${file}`), Buffer.from([0, 5, 22, 7]));
  }
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

/** Gives rigs and past events other ids, also where other files refer to them. */
function renameIds(copy: SiteCopy): void {
  const ids = [...copy.read("rigs").rigs, ...copy.read("events").events].map(({ id }) => id);
  for (const name of contentNames) {
    copy.change(name, (content) => {
      const text = ids.reduce(
        (changed, id, index) =>
          changed.replaceAll(`"${id}"`, `"id-${index}"`).replaceAll(`.${id}.`, `.id-${index}.`),
        JSON.stringify(content),
      );
      Object.assign(content, JSON.parse(text));
    });
  }
}

/** Replaces every text by other words, and every word of a fixed list by another one. */
function changeValues(copy: SiteCopy, name: ContentName): void {
  copy.change(name, (content) => {
    const changed = mapLeaves(schemas[name], content, ({ schema, value, path }) => {
      const { kind = "" } = fieldNotes.get(schema) ?? {};
      if (["text", "plainText", "alt"].includes(kind)) return otherWords(String(value));
      if (!isEnum(schema)) return value;
      return schema.options[Number(path.at(-2)) % schema.options.length] ?? schema.options[0];
    });
    Object.assign(content, changed);
  });
}

/**
 * Replaces words by others of the same length: rotates letters by 13 places, except in {…} and […]. Splits words of more than
 * 14 letters, because a narrow window may break them.
 */
function otherWords(text: string): string {
  const filledIn = /\{[^}]*\}|\[[^\]]*\]/;
  const rotated = text.replace(new RegExp(`${filledIn.source}|[a-z]`, "gi"), (found) => {
    if (found.length > 1) return found;
    const first = found < "a" ? 65 : 97;
    return String.fromCharCode(((found.charCodeAt(0) - first + 13) % 26) + first);
  });
  return rotated.replace(new RegExp(`${filledIn.source}|\\w{15,}`, "g"), (found) =>
    filledIn.test(found) ? found : found.replace(/(\w{13})\w/g, "$1 "),
  );
}
