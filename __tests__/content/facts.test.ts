import { readFileSync } from "node:fs";
import { collectFacts } from "../../src/content/facts";
import { placeholderNames } from "../../src/content/placeholders";
import { dataFiles } from "../helpers/siteContent";

describe("the facts that texts may mention", () => {
  it("are the specification's, as the data files hold them", () => {
    expect(collectFacts(dataFiles)).toMatchObject({
      "hours.range": "12:00 PM-2:00 AM",
      "hours.short": "12 PM-2 AM",
      "rates.pc-gaming.nonMember": "RM8",
      "rates.pc-gaming.member": "RM6",
      "rates.racing-simulator.nonMember": "RM15",
      "rates.racing-simulator.member": "RM12",
      "rates.playstation-5.nonMember": "RM25",
      "packages.list":
        "3 hours of PC gaming for RM15, 6 hours of PC gaming for RM26, " +
        "3 hours of racing simulator for RM30 and 6 hours of racing simulator for RM50",
      "membership.fee": "RM50",
      "membership.reload.1.amount": "RM50",
      "membership.reload.1.bonus": "RM5",
      "membership.reload.2.amount": "RM100",
      "membership.reload.2.bonus": "RM15",
      "membership.birthdayChoices":
        "1 free hour of PS5, 2 free hours of racing simulator or 3 free hours of PC gaming",
      "rigs.pc-gaming.specs": "Ryzen 5 5500, RTX 3070, 16GB DDR4 3200MHz and 27-inch 165Hz monitor",
      "rigs.playstation-5.specs": "FC 25, UFC 5, Overcooked, NBA 2K24 and Tekken 8",
    });
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
      readFileSync("data/README.md", "utf8").matchAll(/^\|.*$/gm),
      ([row]) => placeholderNames(row),
    ).flat();
    expect(explained.sort()).toEqual([...new Set(general)].sort());
  });

  it("have no member rate where the venue has none", () => {
    expect(collectFacts(dataFiles)).not.toHaveProperty("rates.playstation-5.member");
  });
});
