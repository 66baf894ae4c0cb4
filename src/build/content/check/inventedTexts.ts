/**
 * How the texts begin that say more about the venue than the specification does. A text that begins otherwise
 * is not a stand-in.
 */
export const inventedTexts: { begins: string; needed: string }[] = [
  { begins: "Meet you in the lobby", needed: "a headline that suits the venue's name" },
  { begins: "A lobby, in both senses", needed: "a heading that suits the venue's name" },
  { begins: "To give everyone nearby a good seat", needed: "the venue's own mission" },
  { begins: "From a sofa for two", needed: "how the venue brings people together" },
  {
    begins: "On {address.street} in {address.suburb}, {address.city}: near enough",
    needed: "what is good about the location",
  },
  { begins: "In a game, the lobby is", needed: "how the venue began" },
  { begins: "So we put it all into one room", needed: "how the venue was set up" },
  { begins: "Then the room filled up", needed: "what happened since then" },
  { begins: "Machines that are ready", needed: "what the venue means by this value" },
  { begins: "Beginners are welcome at every seat", needed: "what the venue means by this value" },
  { begins: "We play these games too", needed: "what the venue means by this value" },
  { begins: "Terminull Brigade took over the lobby", needed: "what happened at the event" },
  { begins: "Held over 3 days, with these games", needed: "what happened at the event" },
  {
    begins: "We take it that packages can be combined",
    needed: "how packages and half hours are really charged",
  },
];

/** How the descriptions of the stand-in photos begin. */
export const standInAlts = [
  "A miniature lobby at night",
  "The wooden front counter with a host",
  "A bucket seat with wheel and pedals",
  "A desk with a screen, keyboard",
  "A purple sofa and a green beanbag",
  "A neon sign over a counter with coins",
  "The whole room cut open",
  "A wooden table with pizza",
  "A row of four players in headsets",
  "A visitor looks up at shelves",
  "Two players share a purple sofa",
  "Two friends at the front door",
  "A miniature hall cut open",
  "Two long rows of players in headsets",
  "Raised hands and falling confetti",
  "Close-up of a gold trophy of two chevrons",
  "Five team mates in crimson jerseys",
  "The Monash Cup stage seen from",
  "Two casters in headsets at a white-topped desk",
  "A team of five in blue behind",
  "Two captains, one in blue",
  "Gold, silver and bronze medals with striped ribbons",
  "Three medal winners on a podium",
  "Two racing rigs, one of them taken",
  "A gold cup, a silver star",
  "A pink neon question mark",
  "A host in a yellow jumper",
];
