import { messagesAbout, messagesAboutChange } from "../../../support/unit/checkChange";
import { DataCopy } from "../../../support/unit/dataCopy";
import { comingEvent } from "../../../support/unit/entries";
import { card } from "../../../support/unit/photos";

let copy: DataCopy;
beforeEach(() => {
  copy = new DataCopy();
});

/** The messages without what follows the place and the field. */
const places = (messages: string[]) => messages.map((message) => message.replace(/: .*/, ""));

describe("the check of several mistakes", () => {
  it("lists all in the order of files, lines and columns, but only the first of a text that is not JSON", async () => {
    copy
      .write("about.json", "[\nx,\nx ]")
      .edit("faq.json", '"icon": "gamepad"', '"icno": 1, "icons": 1')
      .edit("pricing.json", '"price": 28', '"price": 999')
      .edit("pricing.json", '"nonMember": 12.5', '"nonMember": 0')
      .write(card, "no picture");
    expect(places(await messagesAbout(copy))).toEqual([
      "data/about.json:2:1",
      "data/faq.json:8:7 questions[0].icno",
      "data/faq.json:8:18 questions[0].icons",
      "data/pricing.json:8:20 rates[0].nonMember",
      "data/rigs.json:13:16 rigs[0].photo",
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
