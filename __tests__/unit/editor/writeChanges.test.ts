import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { contentNames, dataFileName } from "../../../src/build/content/schema";
import { writeChanges } from "../../../src/editor/writeChanges";
import { fixtureData } from "../../support/unit/dataCopy";

const menu = `{
  "title": "Menu",
  "intro": "Drinks and snacks. ",
  "drinks": [
    { "name": "tea", "price": 7.50, "hot": true },
    { "name": "cola", "price": 4.00, "hot": false },
    { "name": "juice", "price": 9.90, "hot": false }
  ],
  "snacks": [
    {
      "name": "crisps",
      "price": 2.50,
      "flavours": ["salt", "chilli"]
    },
    {
      "name": "nuts",
      "price": 3.00,
      "flavours": ["salt"]
    }
  ],
  "days": ["Tuesday", "Friday"],
  "extras": []
}
`;

/** Writes the menu with a change to its value. */
// biome-ignore lint/suspicious/noExplicitAny: a test may give a draft any shape.
function changed(change: (draft: any) => void, text = menu): string {
  const draft = JSON.parse(text);
  change(draft);
  const written = writeChanges(text, draft);
  expect(JSON.parse(written)).toEqual(draft);
  return written;
}

/** Lists the lines that differ, as `- old` and `+ new`. @throws if the texts have not equally many lines. */
function difference(before: string, after: string): string[] {
  const [old, now] = [before.split("\n"), after.split("\n")];
  expect(now).toHaveLength(old.length);
  return old.flatMap((line, index) =>
    line === now[index] ? [] : [`- ${line}`, `+ ${now[index]}`],
  );
}

describe("writeChanges", () => {
  it("writes only the line of a changed number, and keeps other numbers as written", () => {
    const written = changed(({ drinks }) => {
      drinks[1].price = 5;
    });
    expect(difference(menu, written)).toEqual([
      '-     { "name": "cola", "price": 4.00, "hot": false },',
      '+     { "name": "cola", "price": 5, "hot": false },',
    ]);
  });

  it("keeps a number that is written in another way, but has the same value", () => {
    expect(changed(() => {})).toBe(menu);
    expect(writeChanges('{ "price": 7.50 }', { price: 7.5 })).toBe('{ "price": 7.50 }');
  });

  it("keeps the order of the fields", () => {
    const { title, ...others } = JSON.parse(menu);
    expect(writeChanges(menu, { ...others, title: "Card" })).toBe(
      menu.replace('"title": "Menu"', '"title": "Card"'),
    );
  });

  it("keeps the white space around what has not changed", () => {
    const text = '{ "a" :1.50,\n\n\n  "b":  [ 1,2,\n  3 ],"c": {"d":  4}  }\n\n';
    expect(changed(() => {}, text)).toBe(text);
  });

  it("keeps blank lines between fields, and lists of several lines, when another field changes", () => {
    const text = '{\n  "a": 1,\n  "b": 2,\n\n  "c": 3,\n  "list": [\n    1, 2,\n    3, 4\n  ]\n}\n';
    const written = changed((draft) => {
      draft.a = 5;
      draft.list[3] = 6;
    }, text);
    expect(written).toBe(text.replace('"a": 1', '"a": 5').replace("3, 4", "3, 6"));
  });

  it("keeps the spaces around a text that the form has trimmed", () => {
    const draft = { ...JSON.parse(menu), intro: "Drinks and snacks." };
    expect(writeChanges(menu, draft)).toBe(menu);
  });

  it("keeps the spaces around a trimmed text in a list", () => {
    expect(writeChanges('["one ", " two"]', ["one", "two"])).toBe('["one ", " two"]');
  });

  it("keeps no spaces around a text with other words", () => {
    const written = changed((draft) => {
      draft.intro = "Drinks.";
    });
    expect(written).toBe(menu.replace("Drinks and snacks. ", "Drinks."));
  });

  describe("for lists", () => {
    const [tea, cola, juice] = [4, 5, 6].map((line) => menu.split("\n")[line]?.replace(/,$/, ""));
    const withDrinks = (...drinks: unknown[]) =>
      menu.replace(/\n {4}\{ "name": "tea".*juice[^\n]*/s, () => `\n${drinks.join(",\n")}`);

    it("moves the entries' own text when the order changes", () => {
      expect(changed(({ drinks }) => drinks.reverse())).toBe(withDrinks(juice, cola, tea));
      expect(changed(({ drinks }) => drinks.push(drinks.shift()))).toBe(
        withDrinks(cola, juice, tea),
      );
    });

    it("moves the text of entries on several lines when the order changes", () => {
      const [crisps, nuts] = menu.match(/ {4}\{\n.*?\n {4}\}/gs) as string[];
      expect(changed(({ snacks }) => snacks.reverse())).toBe(
        menu.replace(`${crisps},\n${nuts}`, () => `${nuts},\n${crisps}`),
      );
    });

    it("keeps the text of an entry that moves and the text of one that changes", () => {
      const written = changed(({ drinks }) => {
        drinks[1].price = 5;
        drinks.push(drinks.shift());
      });
      expect(written).toBe(withDrinks(cola?.replace("4.00", "5"), juice, tea));
    });

    it.each([
      ["first", 0, [cola, juice]],
      ["middle", 1, [tea, juice]],
      ["last", 2, [tea, cola]],
    ])("removes only the %s entry", (_which, index, others) => {
      expect(changed(({ drinks }) => drinks.splice(index, 1))).toBe(withDrinks(...others));
    });

    it("writes [] when the only entry is removed", () => {
      const text = '{\n  "list": [\n    { "a": 1 }\n  ],\n  "b": 2.0\n}\n';
      const empty = changed(({ list }) => list.pop(), text);
      expect(empty).toBe('{\n  "list": [],\n  "b": 2.0\n}\n');
    });

    it("writes an added entry on one line if its neighbours are on one line", () => {
      const milk = { name: "milk", price: 6.5, sizes: ["S", "L"], hot: { now: true } };
      expect(changed(({ drinks }) => drinks.push(milk))).toBe(
        withDrinks(
          tea,
          cola,
          juice,
          '    { "name": "milk", "price": 6.5, "sizes": ["S", "L"], "hot": { "now": true } }',
        ),
      );
    });

    it("writes an added entry on several lines if its neighbours are, and its short lists on one", () => {
      const written = changed(({ snacks }) =>
        snacks.push({ name: "fruit", price: 4, flavours: ["apple", "pear"] }),
      );
      expect(written).toBe(
        menu.replace(
          '["salt"]\n    }\n',
          `["salt"]
    },
    {
      "name": "fruit",
      "price": 4,
      "flavours": ["apple", "pear"]
    }
`,
        ),
      );
    });

    it("writes the entries of a long list on lines of their own", () => {
      const flavours = ["a", "b", "c"].map((letter) => letter.repeat(40));
      const written = changed(({ snacks }) => snacks.push({ name: "mix", flavours }));
      expect(written).toContain(
        `      "name": "mix",
      "flavours": [
        "${flavours[0]}",
        "${flavours[1]}",
        "${flavours[2]}"
      ]
    }
  ],`,
      );
    });

    it("adds an entry at the beginning and in the middle", () => {
      const milk = '    { "name": "milk" }';
      expect(changed(({ drinks }) => drinks.unshift({ name: "milk" }))).toBe(
        withDrinks(milk, tea, cola, juice),
      );
      expect(changed(({ drinks }) => drinks.splice(2, 0, { name: "milk" }))).toBe(
        withDrinks(tea, cola, milk, juice),
      );
    });

    it("adds a word to a list on one line", () => {
      expect(changed(({ days }) => days.push("Sunday"))).toBe(
        menu.replace('"Friday"]', '"Friday", "Sunday"]'),
      );
    });

    it("adds a second entry below a first one that has lines of its own", () => {
      const text = '{\n  "list": [\n    { "a": 1.0 }\n  ]\n}\n';
      expect(changed(({ list }) => list.push({ a: 2 }), text)).toBe(
        text.replace("1.0 }", '1.0 },\n    { "a": 2 }'),
      );
    });

    it("adds a second word to a list of one", () => {
      const written = changed(({ snacks }) => snacks[1].flavours.push("honey"));
      expect(written).toBe(menu.replace('["salt"]', '["salt", "honey"]'));
    });

    it("writes the first entry of an empty list", () => {
      expect(changed(({ extras }) => extras.push("straw"))).toBe(
        menu.replace('"extras": []', '"extras": ["straw"]'),
      );
      expect(changed(({ extras }) => extras.push({ name: "straw", price: 1 }))).toBe(
        menu.replace(
          '"extras": []',
          `"extras": [
    {
      "name": "straw",
      "price": 1
    }
  ]`,
        ),
      );
    });
  });

  describe("for fields", () => {
    it("writes a new field after the field that precedes it in the new value", () => {
      const text = '{\n  "a": 1.0,\n  "c": 3,\n  "d": 4\n}\n';
      const [a, b, c, d] = [1, 2, 3, 4];
      const extra = { x: [1, 2] };
      expect(writeChanges(text, { a, b, c, d })).toBe(text.replace("1.0,", '1.0,\n  "b": 2,'));
      expect(writeChanges(text, { a, c, d, extra })).toBe(
        text.replace(' "d": 4', ' "d": 4,\n  "extra": {\n    "x": [1, 2]\n  }'),
      );
      expect(writeChanges(text, { b, a, c, d })).toBe(text.replace('"a"', '"b": 2,\n  "a"'));
    });

    it("writes several new fields in the order of the new value", () => {
      const text = '{\n  "a": 1,\n  "d": 4\n}\n';
      expect(writeChanges(text, { a: 1, b: 2, c: 3, d: 4 })).toBe(
        '{\n  "a": 1,\n  "b": 2,\n  "c": 3,\n  "d": 4\n}\n',
      );
    });

    it("writes a new field of a block on one line on the same line", () => {
      const written = changed(({ drinks }) => {
        drinks[0].note = { sizes: ["S"] };
      });
      expect(difference(menu, written)).toEqual([
        '-     { "name": "tea", "price": 7.50, "hot": true },',
        '+     { "name": "tea", "price": 7.50, "hot": true, "note": { "sizes": ["S"] } },',
      ]);
    });

    it.each([
      ["first", "title", '  "title": "Menu",\n'],
      ["middle", "days", '  "days": ["Tuesday", "Friday"],\n'],
      ["last", "extras", /,\n {2}"extras": \[\]/],
    ])("removes the %s field with its line only", (_which, key, line) => {
      const written = changed((draft) => delete draft[key]);
      expect(written).toBe(menu.replace(line, ""));
    });

    it("replaces a value by one of another kind", () => {
      const written = changed((draft) => {
        draft.days = null;
        draft.title = { english: "Menu", malay: "Menu" };
        draft.snacks = "none";
      });
      expect(written).toBe(
        menu
          .replace('["Tuesday", "Friday"]', "null")
          .replace('"Menu"', '{\n    "english": "Menu",\n    "malay": "Menu"\n  }')
          .replace(/"snacks": \[.*?\n {2}\]/s, '"snacks": "none"'),
      );
    });
  });

  it("writes a file that was empty", () => {
    expect(writeChanges("", { a: 1, b: [] })).toBe('{\n  "a": 1,\n  "b": []\n}\n');
  });

  describe("for each file of the fixture", () => {
    const texts = contentNames.map((name) => {
      const file = dataFileName(name);
      return [file, readFileSync(join(fixtureData, file), "utf8")] as const;
    });

    it.each(texts)("keeps %s as it is if nothing has changed", (_file, text) => {
      expect(writeChanges(text, JSON.parse(text))).toBe(text);
    });

    it.each(texts)("changes one line of %s for one changed value", (_file, text) => {
      const count = valuesIn(JSON.parse(text));
      expect(count).toBeGreaterThan(0);
      for (let index = 0; index < count; index++) {
        const value = withOtherValue(JSON.parse(text), index);
        const written = writeChanges(text, value);
        expect(JSON.parse(written)).toEqual(value);
        expect(difference(text, written)).toHaveLength(2);
      }
    });
  });

  describe("for any value", () => {
    const leaf = fc.oneof(
      fc.constantFrom(null, true, false, 1, 2, "text", "", 'naïve "\\\n{[,]}:'),
      // JSON has no -0. Texts that only lose the spaces around them stay as they are.
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number || 0),
      fc.string().map((text) => text.trim()),
    );
    // Few keys, so that two blocks have some in common. None is a property that every object has.
    const key = fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom("a", "b", "c", "d", "1", 'quoted "key"') },
      { weight: 1, arbitrary: fc.string().filter((text) => !(text in {})) },
    );
    const valueAt = (depth: number): fc.Arbitrary<unknown> =>
      depth === 0
        ? leaf
        : fc.oneof(leaf, fc.array(valueAt(depth - 1), { maxLength: 5 }), blockOf(depth - 1));
    const blockOf = (depth: number) =>
      fc.dictionary(key, valueAt(depth), { maxKeys: 5, noNullPrototype: true });
    const block = blockOf(4);
    const indent = fc.constantFrom(2, 0, 4, "\t");

    it("writes a text with exactly this value", () => {
      fc.assert(
        fc.property(block, block, indent, (before, after, spaces) => {
          const written = writeChanges(JSON.stringify(before, null, spaces), after);
          expect(JSON.parse(written)).toEqual(after);
        }),
        { seed: 20261120, numRuns: 2000 },
      );
    });

    it("keeps a text that has this value", () => {
      fc.assert(
        fc.property(block, indent, (value, spaces) => {
          const text = JSON.stringify(value, null, spaces);
          expect(writeChanges(text, JSON.parse(text))).toBe(text);
        }),
        { seed: 20261121, numRuns: 500 },
      );
    });
  });
});

const isContainer = (value: unknown) => typeof value === "object" && value !== null;

/** Counts the single values in a value. */
function valuesIn(value: unknown): number {
  if (!isContainer(value)) return 1;
  return Object.values(value as object).reduce((sum, inside) => sum + valuesIn(inside), 0);
}

/** Returns a copy in which one of the single values is another. */
function withOtherValue(value: unknown, index: number): unknown {
  let next = 0;
  return JSON.parse(JSON.stringify(value), (_key, inside) => {
    if (isContainer(inside)) return inside;
    return next++ === index ? "another value" : inside;
  });
}
