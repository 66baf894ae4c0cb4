import { formatProblem } from "../../../../../src/build/content/check/problem";
import { findStandIns } from "../../../../../src/build/content/check/standIns";
import { loadContent } from "../../../../../src/build/content/loadContent";
import { DataCopy } from "../../../../support/unit/dataCopy";

let copy: DataCopy;
beforeEach(() => {
  copy = new DataCopy();
});
afterEach(() => copy.remove());

const standIns = () => {
  const { folder, valid } = loadContent(copy.folder);
  return findStandIns(folder, valid);
};
const fields = () => standIns().map(({ field }) => field);

describe("the list of stand-ins", () => {
  it.each([
    ["name", "Midnight Lobby", "Bilik Main"],
    ["name", "Midnight Lobby", "Midnight Lobby 2"],
    ["name", "Midnight Lobby", "The Midnight Lobby"],
    ["address.street", "Lorong Contoh 3", "1 Jalan Contohan"],
    ["map.embedUrl", "/map-placeholder.html", "https://maps.bilikmain.my/map-placeholder"],
    ["inquiry.accessKey", "00000000-real", "1-00000000-real"],
    ["contact.phone", "+60 3-1000 0000", "+60 3-1000 0001"],
    ["siteBase", "https://midnight-lobby.example", "https://bilikmain.my"],
    ["contact.phone", "+60 12-000 0000", "+60 12-345 6789"],
    ["contact.email", "hello@midnight-lobby.example", "hello@bilikmain.my"],
    ["address.street", "1 Jalan Contoh", "12 Jalan Bunga"],
    ["address.postcode", "00000", "47500"],
    ["map.embedUrl", "/map-placeholder.html", "https://maps.bilikmain.my/embed"],
    ["links.instagram.url", "https://instagram.example/midnightlobby", "https://bilikmain.my/ig"],
    ["inquiry.service.country", "Negara Contoh", "Malaysia"],
    [
      "inquiry.accessKey",
      "00000000-0000-0000-0000-000000000000",
      "1b2c3d4e-5f60-7182-93a4-b5c6d7e8f901",
    ],
  ])("contains %s: %s, but not: %s", (field, standIn, real) => {
    const setTo = (value: string) =>
      copy.change("site.json", (site) => {
        const steps = field.split(".");
        const last = steps.pop() as string;
        steps.reduce((block, step) => block[step], site)[last] = value;
      });
    setTo(standIn);
    expect(fields()).toEqual([field]);
    setTo(real);
    expect(fields()).toEqual([]);
  });

  it("names the line, the value and its replacement", () => {
    copy.change("site.json", (site) => {
      site.name = "Midnight Lobby";
    });
    expect(standIns().map(formatProblem)).toContain(
      'data/site.json:2:11 name: "Midnight Lobby" is a stand-in. Write the venue\'s name.',
    );
  });

  it("contains only photos with the stand-in mark", () => {
    const photo = "photos/rigs/pinball.jpg";
    copy.write(photo, Buffer.from("\xff\xd8 stand-in: rendered", "latin1"));
    expect(standIns().map(({ field, message }) => [field, message])).toEqual([
      ["rigs[0].photo", `data/${photo} is a stand-in. Replace it with a photo of the venue.`],
    ]);
    copy.write(photo, Buffer.from("\xff\xd8 a photo", "latin1"));
    expect(fields()).toEqual([]);
  });

  it("contains only drawings with the mark in their first bytes", () => {
    copy.write("brand/mark.svg", "<svg><!-- stand-in --></svg>");
    expect(standIns().map(({ field, message }) => [field, message])).toEqual(
      ["icon", "appIcon"].map((field) => [
        field,
        "data/brand/mark.svg is a stand-in. Replace it with the venue's own drawing.",
      ]),
    );
    copy.write("brand/mark.svg", `<svg>${" ".repeat(2000)}<!-- stand-in --></svg>`);
    expect(fields()).toEqual([]);
  });

  it("does not look for stand-in values in texts and alternative texts", () => {
    copy.change("home.json", ({ hero }) => {
      hero.headline = "Midnight Lobby";
      hero.alt = "midnight-lobby.example";
    });
    expect(fields()).toEqual([]);
  });

  it("does not contain the words in photos, which repeat other files", () => {
    copy.change("words-in-photos.json", ({ words }) => {
      words[0].shows = "Midnight Lobby";
    });
    expect(fields()).toEqual([]);
  });

  it("contains texts that still begin like an invented text, and says what to write", () => {
    const setTo = (first: string) =>
      copy.change("about.json", ({ story }) => {
        story.paragraphs[0] = first;
      });
    setTo("In a game, the lobby is a room.");
    expect(standIns().map(formatProblem)).toEqual([
      expect.stringMatching(
        /^data\/about\.json:\d+:\d+ story\.paragraphs\[0\]: "In a game, the lobby is a room\." is a stand-in text\. Write how the venue began\.$/,
      ),
    ]);
    setTo("We opened the lobby in a game shop.");
    expect(fields()).toEqual([]);
  });

  describe("with the description of a stand-in photo", () => {
    const photo = "photos/rigs/pinball.jpg";
    const stale = "A bucket seat with wheel and pedals, on a rug.";
    const asStandIn = (file: string) =>
      copy.write(file, Buffer.from("\xff\xd8 stand-in: rendered", "latin1"));

    const writeAlt = (alt: string) =>
      copy.change("rigs.json", ({ rigs }) => {
        rigs[0].alt = alt;
      });

    it("contains it once the photo is a real one", () => {
      writeAlt(stale);
      asStandIn(photo);
      expect(fields()).toEqual(["rigs[0].photo"]);
      copy.write(photo, Buffer.from("\xff\xd8 a photo", "latin1"));
      expect(standIns().map(({ field, message }) => [field, message])).toEqual([
        [
          "rigs[0].alt",
          `"${stale}" describes the stand-in that this photo replaced. Write what the photo shows.`,
        ],
      ]);
      writeAlt("A pinball machine in a corner.");
      expect(fields()).toEqual([]);
    });

    it("contains it once one of the photos that it describes is a real one", () => {
      copy.change("home.json", ({ hero }) => {
        hero.alt = stale;
      });
      asStandIn("photos/hero-wide.jpg");
      expect(fields()).toContain("hero.alt");
      asStandIn("photos/hero-tall.jpg");
      expect(fields()).not.toContain("hero.alt");
    });
  });
});
