import fs, { mkdirSync, renameSync, symlinkSync } from "node:fs";
import { messagesAbout, withoutPlaces } from "../../../support/unit/checkChange";
import { DataCopy } from "../../../support/unit/dataCopy";
import { expectMessages } from "../../../support/unit/expectMessages";
import { card, photo, renameCard } from "../../../support/unit/photos";

const gps = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "3/1 4/1 0/1" } };

type BrokenFiles = Record<string, (copy: DataCopy) => unknown>;

/** Mistakes that are not in a value, by their subject. */
const brokenFiles: Record<string, BrokenFiles> = {
  "Names of files": {
    "a photo that does not exist": (copy) => renameCard(copy, "pinball-.jpg", "pinball.jpg"),
    "a photo with a name similar to none": (copy) => renameCard(copy, "b.jpg", "orchestra.jpg"),
    "a photo whose name has a capital letter": (copy) =>
      renameCard(copy, "Pinball.jpg", "pinball.jpg"),
    "a photo whose name has signs that do not work": (copy) => renameCard(copy, "50% off #1.jpg"),
    "a photo whose name ends with .JPG": (copy) => renameCard(copy, "My Photo 1.JPG"),
    "a photo whose name ends with .JPG only on the disk": (copy) =>
      renameCard(copy, "My Photo 1.jpg", "My Photo 1.JPG"),
    "a photo that only Apple's programs show": (copy) => renameCard(copy, "IMG 1.HEIC"),
    "a photo whose name has an accent of its own only on the disk": (copy) =>
      renameCard(copy, "caf\u00e9.jpg", "cafe\u0301.jpg"),
    "a photo whose name has an accent of its own only in the data file": (copy) =>
      renameCard(copy, "cafe\u0301.jpg", "caf\u00e9.jpg"),
    "a photo of another kind": (copy) => renameCard(copy, "pinball.gif"),
    "a drawing that does not exist": (copy) => copy.delete("brand/mark.svg"),
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
        "pages.json": "pages.JSON",
        "rigs.json": "Copy of rigs.json",
        "site.json": "site - 副本.json",
      };
      for (const [name, other] of Object.entries(names)) {
        renameSync(copy.path(name), copy.path(other));
      }
    },
    "a photo with the name of a copy, and one with two endings": (copy) => {
      renameSync(copy.path(card), copy.path("photos/rigs/pinball (1).jpg"));
      const other = copy.path("photos/rigs/karaoke-box.jpg");
      renameSync(other, `${other}.part`);
    },
    "links to a photo, to another file, and to none": (copy) => {
      const targets = {
        [card]: "dance-floor.jpg",
        "photos/rigs/karaoke-box.jpg": "/nowhere/karaoke-box.jpg",
        "photos/rigs/dance-floor.jpg": "/etc/hostname",
        "brand/mark.svg": "/nowhere/mark.svg",
      };
      for (const [file, target] of Object.entries(targets)) {
        symlinkSync(target, copy.delete(file).path(file));
      }
      symlinkSync("../static/map-placeholder.html", copy.delete("faq.json").path("faq.json"));
    },
    "files that the site does not read": (copy) =>
      copy.write("prices.json", "{}").write("pricing - Copy.json", "{}").write("a.txt", "x"),
  },
  "What is in data files": {
    "a number that no computer can hold": (copy) =>
      copy.edit("pricing.json", /(?<="nonMember": )[\d.]+/, "1e400"),
    "a letter in another encoding": (copy) =>
      copy.write("home.json", Buffer.from('{\n "a": "caf\xe9"\n}', "latin1")),
    "a list in place of a whole file": (copy) => copy.write("home.json", "[]"),
  },
  "Photos and drawings": {
    "a drawing that is a photo": async (copy) =>
      copy.write("brand/mark.svg", await photo().jpeg().toBuffer()),
    "a picture in static/ with the notes of a camera": async (copy) =>
      copy.write("../static/team.jpg", await photo().withExif(gps).jpeg().toBuffer()),
    "a photo that is none": (copy) => copy.write(card, "no picture"),
    "an empty photo, one with a damaged middle, and one of which only the beginning is one": async (
      copy,
    ) => {
      const damaged = await photo().jpeg().toBuffer();
      copy
        .write(card, "")
        .write("photos/rigs/karaoke-box.jpg", damaged.fill(0x55, 2000, 2100))
        .write("photos/rigs/dance-floor.jpg", Buffer.from("\xff\xd8\xff no picture", "latin1"));
    },
    "a photo of another format": async (copy) => copy.write(card, await photo().gif().toBuffer()),
    "a photo without its end": async (copy) =>
      copy.write(card, (await photo().jpeg().toBuffer()).subarray(0, 2000)),
    "a PNG without its end": async (copy) =>
      copy.write(card, (await photo().png().toBuffer()).subarray(0, -12)),
    "a JPEG without its end, but with a preview inside": async (copy) => {
      const bytes = (await photo().jpeg().toBuffer()).subarray(0, 2000);
      const preview = Buffer.from([0xff, 0xe1, 0x00, 0x04, 0xff, 0xd9]);
      copy.write(card, Buffer.concat([bytes.subarray(0, 2), preview, bytes.subarray(2)]));
    },
    "a photo that is too narrow": async (copy) =>
      copy.write(card, await photo(799, 1000).jpeg().toBuffer()),
    "a photo that is too narrow as browsers show it": async (copy) =>
      copy.write(card, await photo(1250, 700).withMetadata({ orientation: 5 }).jpeg().toBuffer()),
    "a share photo of another width": async (copy) =>
      copy.write("photos/share-home.jpg", await photo(1000, 630).jpeg().toBuffer()),
    "a share photo of another height": async (copy) =>
      copy.write("photos/share-home.jpg", await photo(1200, 600).jpeg().toBuffer()),
  },
};

const copy = new DataCopy();

it("the check says which data file and which photo it may not read", async () => {
  const refused = Object.assign(new Error("EACCES: permission denied"), { code: "EACCES" });
  const { readFileSync } = fs;
  jest.spyOn(fs, "readFileSync").mockImplementation((file, options) => {
    if (file === copy.path("about.json")) throw refused;
    return readFileSync(file, options);
  });
  const { readFile } = fs.promises;
  jest.spyOn(fs.promises, "readFile").mockImplementation(async (file, options) => {
    if (file === copy.path(card)) throw refused;
    return readFile(file, options);
  });
  expect(withoutPlaces(await messagesAbout(copy))).toEqual([
    "data/about.json: this file cannot be read (EACCES). Allow your account to read it, or copy it again.",
    `data/rigs.json rigs[0].photo: data/${card} cannot be read (EACCES). Allow your account to read it, or copy it again.`,
  ]);
  jest.restoreAllMocks();
});

describe("the check says what is wrong with each file or photo and what to do:", () => {
  it.each(Object.entries(brokenFiles))("%s", (_subject, mistakes) =>
    expectMessages(mistakes, async (make) => {
      await make(copy.restore());
      return withoutPlaces(await messagesAbout(copy));
    }),
  );
});
