import {
  buildSchema,
  execute,
  isObjectType,
  NoUnusedFragmentsRule,
  parse,
  specifiedRules,
  validate,
} from "gatsby/graphql";
import {
  createResolvers,
  createSchemaCustomization,
} from "../../../plugins/checked-data/gatsby-node";
import type { Content } from "../../../src/content/schema";
import { fragments } from "../jest/gatsby";
import { fixtureData } from "./dataCopy";
import { dataFiles } from "./siteContent";

// biome-ignore lint/suspicious/noExplicitAny: each field has other arguments and another result.
type Resolver = (source: any, args: any, context: any, info: any) => any;

type Field = {
  type?: string;
  args?: Record<string, { type: string; defaultValue: unknown }>;
  resolve?: Resolver;
};

type Extension = { name: string; extend: () => { resolve: Resolver } };

/** The parts of Gatsby's schema that our queries use. */
const gatsbysTypes = `
  interface Node { id: ID! }
  scalar JSON
  type File {
    relativePath: String!, absolutePath: String!, publicURL: String!, internal: Internal!
    childImageSharp: ImageSharp
  }
  type Internal { contentDigest: String! }
  enum Format { AUTO WEBP }
  type ImageSharp {
    gatsbyImageData(
      width: Int, breakpoints: [Int!], quality: Int, formats: [Format!]
    ): JSON!
  }
`;

const schema = buildSiteSchema();

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

function buildSiteSchema() {
  const types: string[] = [gatsbysTypes];
  const byDirective: Record<string, Resolver> = {
    // Gatsby's own. `@link(by: "relativePath")` finds the file of that path.
    link: (source, _args, _context, { fieldName }) => fileNode(source[fieldName]),
  };
  let fields: Record<string, Record<string, Field>> = {};
  run(createSchemaCustomization, {
    actions: {
      createFieldExtension: ({ name, extend }: Extension) => {
        byDirective[name] = extend().resolve;
      },
      createTypes: (definitions: string) => types.push(definitions),
    },
  });
  run(createResolvers, {
    createResolvers: (resolvers: typeof fields) => {
      fields = resolvers;
    },
  });
  for (const [type, own] of Object.entries(fields)) {
    const added = Object.entries(own).flatMap(([name, { type, args }]) =>
      type ? [`${name}${argumentList(args)}: ${type}`] : [],
    );
    const keyword = type === "Query" ? "type" : "extend type";
    if (added.length > 0) types.push(`${keyword} ${type} { ${added.join(" ")} }`);
  }

  // Gatsby itself adds `id` to nodes, and knows the directives.
  const built = buildSchema(types.join("\n"), { assumeValid: true, assumeValidSDL: true });
  for (const type of Object.values(built.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      const directives = field.astNode?.directives?.map(({ name }) => byDirective[name.value]);
      const resolve = fields[type.name]?.[field.name]?.resolve ?? directives?.find(Boolean);
      if (resolve) field.resolve = resolve;
      if (type.name === "Query") {
        const originalResolver: Resolver = (_source, _args, { files }) =>
          files[field.name.replace(/Json$/, "")];
        field.resolve = (source, args, context, info) =>
          (resolve ?? originalResolver)(source, args, context, { ...info, originalResolver });
      }
    }
  }
  return built;
}

/** The image files do not exist. */
const fileNode = (relativePath?: string) =>
  relativePath && {
    relativePath,
    absolutePath: `${fixtureData}/${relativePath}`,
    publicURL: `/static/${relativePath}`,
    internal: { contentDigest: "0a1b2c" },
    childImageSharp: { gatsbyImageData: imageDataOf(relativePath) },
  };

/** What gatsby-plugin-image returns for a photo of 4:3. */
const imageDataOf =
  (path: string) =>
  ({ width = 800 }: { width?: number }) => ({
    layout: "constrained",
    width,
    height: (width * 3) / 4,
    images: {
      fallback: {
        src: `/static/${path}.${width}.webp`,
        srcSet: `/static/${path}.${width}.webp ${width}w`,
      },
      sources: [{ srcSet: `${path}.${width}.avif ${width}w`, type: "image/avif" }],
    },
  });

function argumentList(args: Field["args"] = {}): string {
  const list = Object.entries(args).map(
    ([name, { type, defaultValue }]) => `${name}: ${type} = ${JSON.stringify(defaultValue)}`,
  );
  return list.length > 0 ? `(${list.join(", ")})` : "";
}

/** Calls a hook of gatsby-node with the part of its arguments that it uses. */
function run(hook: unknown, args: object): void {
  (hook as (args: object) => void)(args);
}
