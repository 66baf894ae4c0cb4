import { readFileSync } from "node:fs";
import { SiteCopy } from "../__tests__/support/site/siteCopy";
import { build } from "./growth/build.mts";
import { firstLoad } from "./growth/firstLoad.mts";
import { addPhotos } from "./growth/photos.mts";

const RUNS = 3;
const PHOTOS_TODAY = JSON.parse(readFileSync("data/community.json", "utf8")).photos.length;
const GALLERY = 60;
const EVENTS = 200;
const PHOTOS_PER_EVENT = 8;
// Events share these photos, but no two events on the same page do. More photos would only slow down the
// build.
const EVENT_PHOTOS = 40;

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const formatTimes = (values: number[]) =>
  `${median(values).toFixed(1)} s (${values.map((value) => value.toFixed(1)).join(", ")})`;
const formatRatio = (after: number, before: number) => `${(after / before).toFixed(3)} times`;

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
console.log("Processor time, median (all runs)");
console.log(`  rebuild without changes: ${formatTimes(unchanged)}`);
console.log(`  rebuild after one price change: ${formatTimes(edited)}`);
console.log(`  ratio: ${formatRatio(median(edited), median(unchanged))}`);

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
console.log("Processor time of a cold build");
console.log(`  gallery of ${PHOTOS_TODAY} photos: ${coldBuild.toFixed(1)} s`);
console.log(`  gallery of ${GALLERY} photos: ${galleryBuild.toFixed(1)} s`);
console.log("First load of the home page");
console.log(`  gallery of ${PHOTOS_TODAY} photos: ${home} bytes`);
console.log(`  gallery of ${GALLERY} photos: ${galleryHome} bytes`);

const busy = await SiteCopy.make();
const eventPhotos = await addPhotos(busy, "events", EVENT_PHOTOS);
busy.change("events", (file) => {
  for (let number = 1; file.events.length < EVENTS; number += 1) {
    const images = Array.from({ length: PHOTOS_PER_EVENT }, (_, index) => ({
      photo: eventPhotos[(number * PHOTOS_PER_EVENT + index) % EVENT_PHOTOS],
      alt: `Photo ${index + 1} of event ${number}`,
    }));
    const event = { ...file.events[0], id: `event-${number}`, title: `Event ${number}`, images };
    // The newest event comes first. The existing events stay, because texts mention them.
    file.events.unshift(event);
  }
});
const busyBuild = await build(busy);
const busyEvents = await firstLoad(busy, "/events");
await busy.remove();
console.log(`${EVENTS} events of ${PHOTOS_PER_EVENT} photos`);
console.log(`  processor time of a cold build: ${busyBuild.toFixed(1)} s`);
console.log(`  first load of /events: ${busyEvents} bytes (today: ${events} bytes)`);
console.log(`  ratio: ${formatRatio(busyEvents, events)}`);
