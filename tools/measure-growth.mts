import { readFileSync } from "node:fs";
import { SiteCopy } from "../__tests__/support/site/siteCopy";
import { build } from "./growth/build.mts";
import { firstLoad } from "./growth/firstLoad.mts";
import { addPhotos } from "./growth/photos.mts";

const RUNS = 3;
const PHOTOS_TODAY = JSON.parse(readFileSync("data/community.json", "utf8")).photos.length;
const GALLERY = 60;
const EVENTS = 200;
const PHOTOS_AN_EVENT = 8;
// In turn, so that no page has one twice: more of them would cost the build, and no page a byte.
const EVENT_PHOTOS = 40;

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const inWords = (values: number[]) =>
  `${median(values).toFixed(1)} s (${values.map((value) => value.toFixed(1)).join(", ")})`;
const times = (after: number, before: number) => `${(after / before).toFixed(3)} times`;

const today = await SiteCopy.make();
const coldBuild = await build(today);
const home = await firstLoad(today, "/");
const events = await firstLoad(today, "/events");

const unchanged: number[] = [];
const edited: number[] = [];
for (let run = 0; run < RUNS; run += 1) {
  unchanged.push(await build(today));
  today.change("pricing", ({ rates }) => {
    rates[0].nonMember += 1;
  });
  edited.push(await build(today));
}
await today.remove();
console.log(`A rebuild without a change: ${inWords(unchanged)} of processor time`);
console.log(`A rebuild after one price was edited: ${inWords(edited)}`);
console.log(`  ${times(median(edited), median(unchanged))}`);

const gallery = await SiteCopy.make();
const added = await addPhotos(gallery, "community", GALLERY - PHOTOS_TODAY);
gallery.change("community", ({ photos }) => {
  for (const photo of added) {
    photos.push({ photo, alt: `What ${photo} shows`, caption: "Added" });
  }
});
const galleryBuild = await build(gallery);
const galleryHome = await firstLoad(gallery, "/");
await gallery.remove();
console.log(`A cold build: ${coldBuild.toFixed(1)} s of processor time`);
console.log(`  with ${GALLERY} photos in the gallery: ${galleryBuild.toFixed(1)} s`);
console.log(`The home page's first load: ${home} bytes`);
console.log(`  with ${GALLERY} photos in the gallery: ${galleryHome} bytes`);

const busy = await SiteCopy.make();
const eventPhotos = await addPhotos(busy, "events", EVENT_PHOTOS);
busy.change("events", (file) => {
  for (let number = 1; file.events.length < EVENTS; number += 1) {
    const images = Array.from({ length: PHOTOS_AN_EVENT }, (_, index) => ({
      photo: eventPhotos[(number * PHOTOS_AN_EVENT + index) % EVENT_PHOTOS],
      alt: `Photo ${index + 1} of event ${number}`,
    }));
    const event = { ...file.events[0], id: `event-${number}`, title: `Event ${number}`, images };
    // The newest stand first; texts elsewhere mention those that were there.
    file.events.unshift(event);
  }
});
const busyBuild = await build(busy);
const busyEvents = await firstLoad(busy, "/events");
await busy.remove();
console.log(`With ${EVENTS} events of ${PHOTOS_AN_EVENT} photos`);
console.log(`  a cold build: ${busyBuild.toFixed(1)} s of processor time`);
console.log(`  /events: ${busyEvents} bytes, ${times(busyEvents, events)} the ${events} of today`);
