import { readdirSync, readFileSync } from "node:fs";

it("each list of plugins in biome.json, which keeps them apart, has all of them", () => {
  const plugins = readdirSync("plugins", { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const { overrides } = JSON.parse(readFileSync("biome.json", "utf8"));
  const lists = overrides
    .flatMap(
      (override: object) =>
        Object(override).linter.rules.style.noRestrictedImports.options.patterns,
    )
    .filter(({ message }: { message: string }) => message.startsWith("A plugin must not"))
    .map(({ group }: { group: string[] }) => [...group].sort());
  expect(lists).toHaveLength(3);
  for (const list of lists) expect(list).toEqual(plugins.map((name) => `**/${name}/**`).sort());
});
