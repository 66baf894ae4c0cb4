import { extname } from "node:path";
import {
  execute,
  isObjectType,
  NoUnusedFragmentsRule,
  parse,
  specifiedRules,
  validate,
} from "gatsby/graphql";
import type { Content } from "../../../src/content/schema";
import { type Resolver, siteSchema } from "../../../tools/generate/siteSchema";
import { dataFiles, fixtureData } from "../fixture";
import { fragments } from "../jest/gatsby";

const schema = schemaWithResolvers();

const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

/**
 * Answers a query, which may use the fragments of imported modules, with the site's own GraphQL types and resolvers and
 * with the fixture or other data files. A stand-in for Gatsby holds the nodes, and knows the types of those that resolvers
 * have read. @throws if the query is wrong or fails
 */
export async function query(source: string, files: Content = dataFiles) {
  const document = parse([source, ...fragments].join("\n"));
  throwIfAny(validate(schema, document, rules));
  const reads = new Set<string>();
  const nodeModel = {
    findOne: async ({ type }: { type: string }) => {
      reads.add(type);
      const name = `${type.charAt(0).toLowerCase()}${type.slice(1)}`.replace(/Json$/, "");
      return files[name as keyof Content];
    },
  };
  // In develop, resolvers wait until Gatsby has read an edited file.
  const environment = jest.replaceProperty(process.env, "NODE_ENV", "production");
  const { data, errors } = await execute({
    schema,
    document,
    contextValue: { nodeModel, files },
  });
  environment.restore();
  throwIfAny(errors);
  return { data: JSON.parse(JSON.stringify(data)), reads };
}

function throwIfAny(errors: readonly Error[] = []): void {
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
}

function schemaWithResolvers() {
  const { schema, directives, resolvers } = siteSchema();
  const byDirective: Record<string, Resolver> = {
    // Gatsby's own. `@link(by: "relativePath")` finds the file of that path.
    link: (source, _args, _context, { fieldName }) => fileNode(source[fieldName]),
    ...Object.fromEntries(directives.map(({ name, extend }) => [name, extend().resolve])),
  };
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      const ofDirectives = field.astNode?.directives?.map(({ name }) => byDirective[name.value]);
      const resolve = resolvers[type.name]?.[field.name]?.resolve ?? ofDirectives?.find(Boolean);
      if (resolve) field.resolve = resolve;
      if (type.name === "Query") {
        const originalResolver: Resolver = (_source, _args, { files }) =>
          files[field.name.replace(/Json$/, "")];
        field.resolve = (source, args, context, info) =>
          (resolve ?? originalResolver)(source, args, context, { ...info, originalResolver });
      }
    }
  }
  return schema;
}

/** The image files do not exist. */
const fileNode = (relativePath?: string) =>
  relativePath && {
    absolutePath: `${fixtureData}/${relativePath}`,
    publicURL: `/static/${relativePath}`,
    internal: { contentDigest: "0a1b2c" },
    extension: extname(relativePath).slice(1).toLowerCase(),
    childImageSharp: relativePath.endsWith(".svg")
      ? null
      : { gatsbyImageData: imageDataOf(relativePath) },
  };

/** What components need of what gatsby-plugin-image returns. */
const imageDataOf =
  (path: string) =>
  ({ width = 800 }: { width?: number }) => ({
    width,
    height: (width * 3) / 4,
    images: { fallback: { src: `/static/${path}.${width}.webp` } },
  });
