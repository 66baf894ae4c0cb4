import { messagesAbout, messagesAboutChange } from "../../../support/unit/checkChange";
import { DataCopy } from "../../../support/unit/dataCopy";
import { comingEvent } from "../../../support/unit/entries";
import { card } from "../../../support/unit/photos";

let copy: DataCopy;
beforeEach(() => {
  copy = new DataCopy();
});

/** Where a text begins in a data file of the copy, such as `data/faq.json:8:7`. */
function placeOf(text: string, file: string): string {
  const lines = copy.text(file).split(text, 1).join().split("\n");
  return `data/${file}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
}

/** The messages without what follows the place and the field. */
const places = (messages: string[]) => messages.map((message) => message.replace(/: .*/, ""));

describe("the check of several mistakes", () => {
  it("lists all in the order of files, lines and columns, but only the first of a text that is not JSON", async () => {
    copy
      .write("about.json", "[\nx,\nx ]")
      .edit("faq.json", '"icon": "gamepad"', '"icno": 1, "icons": 1')
      .edit("pricing.json", '"price": 28', '"price": 999')
      .edit("pricing.json", '"nonMember": 12.5', '"nonMember": -4')
      .write(card, "no picture");
    expect(places(await messagesAbout(copy))).toEqual([
      "data/about.json:2:1",
      `${placeOf('"icno"', "faq.json")} questions[0].icno`,
      `${placeOf('"icons"', "faq.json")} questions[0].icons`,
      `${placeOf("-4", "pricing.json")} rates[0].nonMember`,
      `${placeOf(`"${card}"`, "rigs.json")} rigs[0].photo`,
    ]);
  });

  it("looks for photos that nobody uses, and for stray files, only if all data files are valid", async () => {
    copy.write("photos/rigs/old.jpg", "x").write("prices.json", "{}").write("faq.json", "{}");
    expect(places(await messagesAbout(copy)).filter((place) => !place.includes("faq"))).toEqual([]);
  });
});

describe("the warning about an event that has finished", () => {
  afterEach(() => jest.useRealTimers());

  /** Minutes are those of the venue, 8 hours ahead of UTC. */
  const messagesAt = (minute: string, change: Parameters<typeof messagesAboutChange>[0]) => {
    jest.useFakeTimers({ now: new Date(`${minute}:00+08:00`) });
    return messagesAboutChange(change);
  };

  it("begins with its last minute", () => {
    const event = comingEvent({ starts: "2090-12-05 14:00", ends: "2090-12-05 18:00" });
    expect(messagesAt("2090-12-05T17:59", event)).toEqual([]);
    expect(messagesAt("2090-12-05T18:00", event)).toHaveLength(1);
  });
});
