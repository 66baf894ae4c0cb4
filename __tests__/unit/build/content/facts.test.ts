import { readFileSync } from "node:fs";
import { collectFacts } from "../../../../src/build/content/facts";
import { placeholderNames } from "../../../../src/build/content/placeholders";
import type { Content } from "../../../../src/build/content/schema";
import { EVENTS_A_PAGE } from "../../../../src/domain/pagination/eventPages";
import { dataFiles } from "../../../support/unit/siteContent";

describe("the facts that texts may mention", () => {
  it("are written as the venue writes them", () => {
    const files: Content = JSON.parse(JSON.stringify(dataFiles));
    const [first, second] = files.rigs.rigs.map(({ id }) => id) as [string, string];
    Object.assign(files.site.hours, { opens: "12:00", closes: "02:30" });
    files.pricing.rates = [{ rig: first, nonMember: 8, member: 6.5, note: null }];
    files.pricing.packages = [
      { rig: first, hours: 3, price: 15 },
      { rig: second, hours: 6, price: 50 },
    ];
    files.membership.registration.fee = 50;
    files.membership.reload.bonuses = [{ reload: 100, bonus: 15 }];
    files.membership.birthday.choices = [
      { rig: first, freeHours: 1 },
      { rig: second, freeHours: 2 },
    ];
    const [firstRig, secondRig] = files.rigs.rigs.map(({ nameInText }) => nameInText);
    expect(collectFacts(files)).toMatchObject({
      "hours.range": "12:00 PM-2:30 AM",
      "hours.short": "12 PM-2:30 AM",
      [`rates.${first}.nonMember`]: "RM8",
      [`rates.${first}.member`]: "RM6.50",
      "packages.list": `3 hours of ${firstRig} for RM15 and 6 hours of ${secondRig} for RM50`,
      "membership.fee": "RM50",
      "membership.reload.1.amount": "RM100",
      "membership.reload.1.bonus": "RM15",
      "membership.birthdayChoices": `1 free hour of ${firstRig} or 2 free hours of ${secondRig}`,
    });
  });

  it("name the events of the first page and count the others, however many there are", () => {
    const files: Content = JSON.parse(JSON.stringify(dataFiles));
    const [event] = files.events.events;
    files.events.events = Array.from({ length: 200 }, (_, index) => ({
      ...(event as NonNullable<typeof event>),
      title: `Cup ${index + 1}`,
    }));
    const titles = files.events.events.slice(0, EVENTS_A_PAGE).map(({ title }) => title);
    expect(collectFacts(files)["events.titles"]).toBe(
      `${titles.join(", ")} and ${200 - EVENTS_A_PAGE} more`,
    );
  });

  it("are all explained to editors in data/README.md, and no other", () => {
    const ids = [...dataFiles.rigs.rigs, ...dataFiles.events.events].map(({ id }) => id);
    const general = Object.keys(collectFacts(dataFiles)).map((name) =>
      name
        .split(".")
        .map((part) => (ids.includes(part) ? "ID" : part))
        .join(".")
        .replace("reload.2", "reload.1"),
    );
    const explained = Array.from(
      readFileSync("data/README.md", "utf8").matchAll(/^\| `\{[^|]*\|/gm),
      ([row]) => placeholderNames(row),
    ).flat();
    expect(explained.sort()).toEqual([...new Set(general)].sort());
  });

  it("have no member rate where the venue has none", () => {
    const files: Content = JSON.parse(JSON.stringify(dataFiles));
    const rate = files.pricing.rates[0] as Content["pricing"]["rates"][number];
    rate.member = null;
    expect(collectFacts(files)).not.toHaveProperty([`rates.${rate.rig}.member`]);
  });
});
