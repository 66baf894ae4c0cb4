import { collectFacts } from "../../../src/content/facts";
import { notedLeaves } from "../../../src/content/schema";
import { formatPath } from "../../../src/content/schema/fieldTree";
import { changedFiles, dataFiles, facts } from "../../support/fixture";

describe("facts for placeholders", () => {
  it("are formatted for visitors, and name the four newest events", () => {
    expect(facts).toMatchObject({
      "hours.range": "11:15\u00A0AM-1:45\u00A0AM",
      "rates.pinball.nonMember": "RM12.50",
      "rates.karaoke-box.member": "RM27",
      "packages.pinball.5": "RM41.50",
      "packages.list":
        "3 hours of pinball for RM28, 5 hours of pinball for RM41.50, 3 hours of karaoke box for RM74.50, 4 hours of ball pit for RM59.50 and 12 hours of ball pit for RM168",
      "rates.nonMembers":
        "pinball at RM12.50, dance floor at RM22, karaoke box at RM36 and ball pit at RM18.50",
      "rates.members": "pinball at RM9.90, karaoke box at RM27 and ball pit at RM16",
      "rigs.reservable": "dance floor and karaoke box",
      "rigs.walkIn": "pinball and ball pit",
      "membership.fee": "RM55",
      "membership.reloadBonuses": "RM7.50 to a reload of RM65 and RM16 to a reload of RM130",
      "membership.reloadBonuses.lines": "- RM7.50 to a reload of RM65\n- RM16 to a reload of RM130",
      "membership.reload.1.amount": "RM65",
      "membership.reload.1.bonus": "RM7.50",
      "membership.birthdayChoices": "1 free hour of pinball or 2 free hours of karaoke box",
      "events.titles": "Moth Cup, Lantern Night, Turning Day, Rain Games 2031 and 1 more",
    });
    // This rig has no rate for members.
    expect(facts).not.toHaveProperty(["rates.dance-floor.member"]);
  });

  it("have the hours of other days in brackets", () => {
    const other = { weekdays: ["Thursday", "Saturday"], opens: "11:15", closes: "04:00" };
    const files = changedFiles({
      "site.hours.otherHours": [other, { ...other, weekdays: ["Wednesday"], opens: "10:00" }],
    });
    expect(collectFacts(files)).toMatchObject({
      "hours.days": "Tuesday-Thursday, Saturday",
      "hours.opens": "11:15\u00A0AM (Wednesday 10:00\u00A0AM)",
      "hours.closes": "1:45\u00A0AM (Thursday, Saturday 4:00\u00A0AM; Wednesday 4:00\u00A0AM)",
      "hours.range":
        "11:15\u00A0AM-1:45\u00A0AM (Thursday, Saturday 11:15\u00A0AM-4:00\u00A0AM; Wednesday 10:00\u00A0AM-4:00\u00A0AM)",
      "hours.short":
        "11:15\u00A0AM–1:45\u00A0AM (Thursday, Saturday 11:15\u00A0AM–4\u00A0AM; Wednesday 10\u00A0AM–4\u00A0AM)",
    });
  });

  it("contain no placeholders, because those would not be filled in", () => {
    const texts = notedLeaves(dataFiles).filter(({ note }) => note.kind === "text");
    const files = changedFiles(
      Object.fromEntries(
        texts.map(({ name, path }) => [formatPath([name, ...path]), "{site.name}"]),
      ),
    );
    const withPlaceholder = Object.entries(collectFacts(files)).filter(([, fact]) =>
      fact.includes("{"),
    );
    expect(withPlaceholder).toEqual([]);
  });
});
