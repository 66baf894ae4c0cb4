/** What a whole text of a data file looks like if it stands for the real one, and what replaces it. */
const marks: [looksLike: RegExp, needed: string][] = [
  [/^Midnight Lobby$/, "the venue's name"],
  [/\.example\b/, "the real address"],
  [/^Negara Contoh$/, "the country of the form service"],
  [/\bContoh\b|^0{5}$/, "the venue's postal address"],
  [/^\+[\d -]*000 0000$/, "the venue's phone number"],
  [/^0{8}-/, "the key that the form service gave the venue"],
  [/^\/map-placeholder/, "the embed address of a map that shows the venue"],
];

/** Returns what a stand-in stands for, and undefined for any other text. */
export const standsFor = (text: string) => marks.find(([looksLike]) => looksLike.test(text))?.[1];
