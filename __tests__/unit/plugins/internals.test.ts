import { existsSync, readFileSync } from "node:fs";

/** The rows of the table, each with what is used, its file in `node_modules/`, the text there, our file, and the effect. */
const rows = readFileSync("plugins/internals.md", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && line.includes("``"))
  .map((line) => line.split(" | ").map((cell) => cell.replace(/^\| | \|$/g, "")))
  .map(([what = "", file = "", text = "", user = "", effect = ""]) => ({
    what,
    file: file.replaceAll("`", ""),
    text: text.replace(/^`` | ``$/g, ""),
    user: user.replaceAll("`", ""),
    effect,
  }));

/** Says in a sentence what is gone. */
function missing({ what, file, text, user, effect }: (typeof rows)[number]): string | undefined {
  const path = `node_modules/${file}`;
  if (existsSync(path) && readFileSync(path, "utf8").includes(text)) return undefined;
  return `${file} no longer has ${what} (${text}), which ${user} uses. Without it: ${effect}.`;
}

it("the installed packages have what plugins/internals.md says we use of them", () => {
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.map(missing).filter(Boolean)).toEqual([]);
});

it("the files that plugins/internals.md names are there", () => {
  expect(rows.map(({ user }) => user).filter((user) => !existsSync(user))).toEqual([]);
});
