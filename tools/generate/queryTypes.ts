import { readFileSync } from "node:fs";
import { codegen } from "@graphql-codegen/core";
import * as typescript from "@graphql-codegen/typescript";
import * as operations from "@graphql-codegen/typescript-operations";
import { type DocumentNode, parse, Source } from "gatsby/graphql";
import { listFiles } from "../../src/node/listFiles";
import { siteSchema } from "./siteSchema";

const NOTE = "// Written by `npm run generate` from the queries.";

/** As in Gatsby's `graphqlTypegen`, which needs a build and writes 6,000 lines, mostly types that no query uses. */
const settings = {
  onlyOperationTypes: true,
  avoidOptionals: true,
  immutableTypes: true,
  maybeValue: "T | null",
  noExport: true,
  enumsAsTypes: true,
  skipTypename: true,
  namingConvention: "keep",
  scalars: { GatsbyImageData: "import('gatsby-plugin-image').IGatsbyImageData" },
};

/** Declares the result of each query and fragment, such as `Queries.FaqPageQuery`. @throws if a query is wrong */
export async function queryTypes(): Promise<string> {
  const files = ["src", "plugins"].flatMap((folder) =>
    listFiles(folder).map((file) => `${folder}/${file}`),
  );
  const sources = ["gatsby-config.ts", ...files.filter((file) => /\.tsx?$/.test(file)).sort()];
  const types = await codegen({
    filename: "",
    // Used only without `schemaAst`.
    schema: undefined as unknown as DocumentNode,
    schemaAst: siteSchema().schema,
    documents: sources.flatMap(queriesIn).map((source) => ({ document: parse(source) })),
    config: settings,
    pluginMap: { typescript, operations },
    plugins: [{ typescript: {} }, { operations: {} }],
  });
  return `${NOTE}\n\ndeclare namespace Queries {\n${types}\n}\n`;
}

/** Returns the template texts of a module that are named queries or fragments. Messages name the module and the line. */
function queriesIn(file: string): Source[] {
  const code = readFileSync(file, "utf8");
  const texts = code.matchAll(/`(\s*(?:query|fragment) \w+[^`{]*\{[^`]*)`/g);
  return Array.from(texts, ({ 1: text = "", index }) => {
    const linesBefore = code.slice(0, index).replace(/.+/g, "");
    return new Source(linesBefore + text, file);
  });
}
