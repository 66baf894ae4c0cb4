import { mkdirSync, symlinkSync } from "node:fs";
import { unreadableMessage } from "../../../../src/content/mistake";
import { expectMessages, messagesAbout, withoutPlaces } from "../../../support/unit/checkChange";
import { card, DataCopy, photo } from "../../../support/unit/folders";

const gps = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "3/1 4/1 0/1" } };

type Mistakes = Record<string, (copy: DataCopy) => unknown>;

/** The first rig's photo with another name, in its data file and on the disk. */
const named =
  (name: string, nameOnDisk = name) =>
  (copy: DataCopy) =>
    copy.edit("rigs.json", card, `photos/rigs/${name}`).rename(card, `photos/rigs/${nameOnDisk}`);

const wrongNames: Mistakes = {
  "a photo that does not exist": named("pinball-.jpg", "pinball.jpg"),
  "a photo with a name similar to none": named("b.jpg", "orchestra.jpg"),
  "a photo whose name has a capital letter": named("Pinball.jpg", "pinball.jpg"),
  "a photo whose name has signs that do not work": named("50% off #1.jpg"),
  "a photo whose name ends with .JPG only on the disk": named("My Photo 1.jpg", "My Photo 1.JPG"),
  "a photo that only Apple's programs show": named("IMG 1.HEIC"),
  "a photo whose name has an accent of its own only on the disk": named(
    "caf\u00e9.jpg",
    "cafe\u0301.jpg",
  ),
  "a photo of another kind": named("pinball.gif"),
  "a photo with the name of a copy, and one with two endings": (copy) => {
    copy.rename(card, "photos/rigs/pinball (1).jpg");
    copy.rename("photos/rigs/karaoke-box.jpg", "photos/rigs/karaoke-box.jpg.part");
  },
  "files that no data file uses": (copy) => {
    const names = ["photos/old.jpg", "brand/old.svg", "photos/notThumbs.db", "photos/Thumbs.db2"];
    for (const name of names) copy.write(name, "x");
  },
  "a missing data file, and a folder in place of one": (copy) => {
    mkdirSync(copy.delete("home.json").path("home.json"));
    copy.delete("about.json");
  },
  "data files with other names": (copy) => {
    const names = {
      "about.json": "about.json.txt",
      "events.json": "events.txt",
      "faq.json": "Faq.json",
      "home.json": "home (1).json",
      "site.json": "site - 副本.json",
    };
    for (const [name, other] of Object.entries(names)) {
      copy.rename(name, other);
    }
  },
  "files that the site does not read": (copy) =>
    copy.write("prices.json", "{}").write("pricing - Copy.json", "{}").write("a.txt", "x"),
};

const wrongContents: Mistakes = {
  "links to a photo, to another file, and to none": (copy) => {
    const targets = {
      [card]: "dance-floor.jpg",
      "photos/rigs/dance-floor.jpg": "/etc/hostname",
      "photos/rigs/karaoke-box.jpg": "/nowhere/karaoke-box.jpg",
      "faq.json": "../static/map.html",
    };
    for (const [file, target] of Object.entries(targets)) {
      symlinkSync(target, copy.delete(file).path(file));
    }
  },
  "a number that no computer can hold": (copy) =>
    copy.edit("pricing.json", '"nonMember": 12.5', '"nonMember": 1e400'),
  "a logo that is a photo": async (copy) =>
    copy.write("brand/mark.svg", await photo().jpeg().toBuffer()),
  "a logo that is empty": (copy) => copy.write("brand/mark.svg", ""),
  "a logo that is a web page": (copy) =>
    copy.write("brand/mark.svg", "<!DOCTYPE html><html><body><svg></svg></body></html>"),
  "a logo that cannot be drawn": (copy) =>
    copy.write("brand/mark.svg", '<svg xmlns="http://www.w3.org/2000/svg"><path></svg>'),
  "a logo of another format than its name says": async (copy) =>
    copy.write("brand/mark.svg", await photo(600, 600).png().toBuffer()),
  "a wide logo": (copy) =>
    copy.write("brand/mark.svg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 8"/>'),
  "a PNG logo that is too small for the icon of the installed site": async (copy) => {
    copy.write("brand/mark.png", await photo(192, 192).png().toBuffer());
    copy.edit("site.json", "mark.svg", "mark.png").edit("site.json", "mark.svg", "mark.png");
  },
  "a picture in static/ with the notes of a camera": async (copy) =>
    copy.write("../static/team.jpg", await photo().withExif(gps).jpeg().toBuffer()),
  "photos that are none, empty, of another format, or none after the beginning": async (copy) =>
    copy
      .write(card, "no picture")
      .write("photos/rigs/dance-floor.jpg", "")
      .write("photos/rigs/karaoke-box.jpg", await photo().gif().toBuffer())
      .write("photos/rigs/ball-pit.jpg", Buffer.from("\xff\xd8\xff no picture", "latin1")),
  "photos without their end, and one with a damaged middle": async (copy) => {
    const jpeg = await photo().jpeg().toBuffer();
    const png = await photo().png().toBuffer();
    copy
      .write(card, jpeg.subarray(0, -100))
      .write("photos/rigs/dance-floor.jpg", png.subarray(0, -100))
      .write("photos/rigs/ball-pit.jpg", Buffer.from(jpeg).fill(0x55, 2000, 2100));
  },
  "photos that are too narrow, one of them only as browsers show it": async (copy) =>
    copy
      .write(card, await photo(799, 1000).jpeg().toBuffer())
      .write(
        "photos/rigs/dance-floor.jpg",
        await photo(1250, 700).withMetadata({ orientation: 5 }).jpeg().toBuffer(),
      ),
  "a photo of which a page would show a small part only": async (copy) =>
    copy.write(card, await photo(800, 20).jpeg().toBuffer()),
  "share photos of another width and of another height": async (copy) =>
    copy
      .write("photos/share-home.jpg", await photo(1000, 630).jpeg().toBuffer())
      .write("photos/My card.jpg", await photo(1200, 600).jpeg().toBuffer()),
};

const copy = new DataCopy();

describe("the check says what is wrong and what to do about", () => {
  it.each([
    ["the names of files", wrongNames],
    ["what is in files", wrongContents],
  ])("%s", (_subject, mistakes) =>
    expectMessages(mistakes, async (make) => {
      await make(copy.restore());
      return withoutPlaces(await messagesAbout(copy.folder));
    }),
  );

  it("a file that it may not read", () => {
    const refused = Object.assign(new Error("EACCES: permission denied"), { code: "EACCES" });
    expect(unreadableMessage(refused)).toBe(
      "cannot be read (EACCES). Allow your account to read it, or copy it again.",
    );
  });
});
