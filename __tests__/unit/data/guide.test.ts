import { readFileSync } from "node:fs";

describe("the editors' guide", () => {
  const guide = readFileSync("data/README.md", "utf8");
  const snippets = Array.from(
    guide.matchAll(/```json\n([\s\S]*?)```/g),
    ([, snippet = ""]) => snippet,
  );

  it.each(snippets)("has valid JSON in snippet %#", (snippet) => {
    const entries = snippet.trim().replace(/,$/, "");
    const isFields = entries.startsWith('"');
    expect(() => JSON.parse(isFields ? `{${entries}}` : `[${entries}]`)).not.toThrow();
  });
});
