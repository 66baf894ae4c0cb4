import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Content } from "../content/schema";
import { calendar } from "./calendar";

/** Writes `events.ics` with all coming events, and `events/<id>.ics` for each. Removes those of other events. */
export async function writeCalendars(
  publicFolder: string,
  { comingEvents, site }: Pick<Content, "comingEvents" | "site">,
  pathPrefix: string,
  changed: Date,
): Promise<void> {
  const options = { site, changed, urlOf: (path: string) => site.siteBase + pathPrefix + path };
  const folder = join(publicFolder, "events");
  await mkdir(folder, { recursive: true });
  const old = (await readdir(folder)).filter((file) => file.endsWith(".ics"));
  await Promise.all(old.map((file) => rm(join(folder, file))));
  await writeFile(`${folder}.ics`, calendar(comingEvents.events, options));
  await Promise.all(
    comingEvents.events.map((event) =>
      writeFile(join(folder, `${event.id}.ics`), calendar([event], options)),
    ),
  );
}
