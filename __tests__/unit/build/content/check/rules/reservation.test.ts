import { itAccepts, itWarnsAbout } from "../../../../../support/unit/mistakes";

const dancing = "{rigs.dance-floor.nameInText}";
const karaoke = "{rigs.karaoke-box.name}";
const pinball = "{rigs.pinball.nameInText}";

describe("the check of the reservation note", () => {
  itWarnsAbout([
    [
      "a rig that can be reserved, but is not mentioned",
      "site",
      { "reservation.note": `Reserve the ${dancing}.` },
      'reservation.note: visitors can reserve the rig "karaoke-box", but this note does not mention it. Write {rigs.reservable} and {rigs.walkIn}, which follow isReservable in data/rigs.json.',
    ],
    [
      "a rig that cannot be reserved among rigs that can",
      "site",
      { "reservation.note": `Reserve the ${dancing}, the ${pinball} or the ${karaoke}.` },
      'reservation.note: visitors cannot reserve the rig "pinball", but this sentence also mentions a rig that they can reserve.',
    ],
  ]);

  itAccepts([
    [
      "a sentence of its own for a rig that cannot be reserved",
      "site",
      { "reservation.note": `Reserve the ${dancing} or the ${karaoke}. For ${pinball}, walk in.` },
    ],
    [
      "a list of the rigs that can be reserved",
      "site",
      { "reservation.note": `Reserve {rigs.reservable}, such as the ${dancing}.` },
    ],
    ["a note without placeholders", "site", { "reservation.note": "Reserve what you like." }],
  ]);
});
