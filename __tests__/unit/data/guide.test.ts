import { readFileSync } from "node:fs";

const guide = readFileSync("data/README.md", "utf8");

describe("the editors' guide", () => {
  const snippets = Array.from(
    guide.matchAll(/```json\n([\s\S]*?)```/g),
    ([, snippet = ""]) => snippet,
  );

  it.each(snippets)("has valid JSON in snippet %#", (snippet) => {
    const entries = snippet.trim().replace(/,$/, "");
    const isFields = entries.startsWith('"');
    expect(() => JSON.parse(isFields ? `{${entries}}` : `[${entries}]`)).not.toThrow();
  });

  it("links only to headings that it has", () => {
    const headings = Array.from(guide.matchAll(/^#+ (.+)$/gm), ([, heading = ""]) =>
      heading
        .toLowerCase()
        .replace(/[^\w -]/g, "")
        .replaceAll(" ", "-"),
    );
    const links = Array.from(guide.matchAll(/\]\(#([^)]+)\)/g), ([, link]) => link);
    expect(links).not.toEqual([]);
    expect(links.filter((link) => !headings.includes(link as string))).toEqual([]);
  });
});
