import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Content, type ContentName, contentNames, contracts } from "./contract";
import { collectFacts } from "./facts";
import { graphqlFields, rigId } from "./fields";
import { type Leaf, leaves } from "./fieldTree";
import { placeholderNames } from "./placeholders";
import { readDataFiles } from "./readDataFiles";

export type CheckedContent =
  | { content: Content; problems: [] }
  | { content: null; problems: string[] };

/** Reads all data files and says what is wrong in them, each problem with its file and field. */
export function checkContent(dataFolder: string): CheckedContent {
  const { values, problems: readProblems } = readDataFiles(dataFolder);
  const problems = [
    ...readProblems,
    ...contentNames.flatMap((name) => shapeProblems(name, values)),
  ];
  if (problems.length > 0) return { content: null, problems };

  const content = values as Content;
  const referenceProblems = contentNames.flatMap((name) =>
    leaves(contracts[name], content[name]).flatMap((leaf) =>
      leafProblems(leaf, content, dataFolder).map(
        (problem) => `data/${name}.json ${leaf.path}: ${problem}`,
      ),
    ),
  );
  return referenceProblems.length > 0
    ? { content: null, problems: referenceProblems }
    : { content, problems: [] };
}

function shapeProblems(name: ContentName, values: Record<string, unknown>): string[] {
  if (!(name in values)) return [];
  const result = contracts[name].safeParse(values[name]);
  return (result.error?.issues ?? []).map(
    ({ path, message }) => `data/${name}.json ${pathInWords(path)}: ${message}`,
  );
}

function leafProblems({ schema, value }: Leaf, content: Content, dataFolder: string): string[] {
  if (typeof value !== "string") return [];
  const isFile = graphqlFields.get(schema)?.type === "File";
  if (isFile && !existsSync(join(dataFolder, value))) return [`there is no file data/${value}`];
  if (schema === rigId && !content.rigs.rigs.some(({ id }) => id === value)) {
    return [`data/rigs.json has no rig with the id "${value}"`];
  }
  if (graphqlFields.get(schema)?.directive === "@fillPlaceholders") {
    const facts = collectFacts(content);
    return placeholderNames(value)
      .filter((name) => !(name in facts))
      .map((name) => `no data file fills the placeholder {${name}}`);
  }
  return [];
}

function pathInWords(path: readonly PropertyKey[]): string {
  return path.reduce<string>((words, step) => {
    if (typeof step === "number") return `${words}[${step}]`;
    return words ? `${words}.${String(step)}` : String(step);
  }, "");
}
