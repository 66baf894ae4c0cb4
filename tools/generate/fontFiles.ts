import { readFileSync } from "node:fs";
import { compile } from "sass";
import subsetFont from "subset-font";

const STYLES = "src/styles";

/** An entry of a font's `name` table. */
const LICENSE_URL = 14;

const originals: Record<string, string> = {
  "bricolage-grotesque": require.resolve(
    "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff2",
  ),
  figtree: require.resolve("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2"),
};

/** Those that browsers use by default, and `tnum`, which the styles use. The others take 1.5 KB of a basic file. */
const features = ["ccmp", "kern", "locl", "mark", "mkmk", "rvrn", "tnum"];

/** Makes the font files that `_fonts.scss` names, each with the characters in its `unicode-range`, by path. */
export async function fontFiles(): Promise<Record<string, Buffer>> {
  const { css } = compile(`${STYLES}/_fonts.scss`);
  const faces = css.matchAll(
    /url\("\.\/(fonts\/([a-z-]+)-[a-z]+\.woff2)"\)[^}]*unicode-range: ([^;]+);/g,
  );
  const files = Array.from(faces, async ([, path, family = "", ranges = ""]) => {
    const original = originals[family];
    if (!original) throw new Error(`no original for ${path}`);
    const text = charactersIn(ranges);
    const file = await subsetFont(readFileSync(original), text, {
      targetFormat: "woff2",
      keepFeatures: features,
      preserveNameIds: [LICENSE_URL],
    });
    return [`${STYLES}/${path}`, file] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

/** Returns the characters of a `unicode-range`, such as U+20-7E, U+A0. */
function charactersIn(ranges: string): string {
  const codes = ranges.split(",").flatMap((range) => {
    const [first = 0, last = first] = range
      .replace("U+", "")
      .split("-")
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...codes);
}
