import { buildSchema } from "gatsby/graphql";
import { createResolvers, createSchemaCustomization } from "../../plugins/checked-data/gatsby-node";

// biome-ignore lint/suspicious/noExplicitAny: each field has another source and another result.
export type Resolver = (source: any, args: any, context: any, info: any) => any;

type Directive = { name: string; extend: () => { resolve: Resolver } };

type Resolvers = Record<string, Record<string, { type?: string; resolve?: Resolver }>>;

/** The parts of Gatsby's own schema that our queries use. Only a build checks whether it has them. */
const gatsbysTypes = `
  interface Node { id: ID! }
  type File { absolutePath: String!, extension: String!, publicURL: String, internal: Internal!, childImageSharp: ImageSharp }
  type Internal { contentDigest: String! }
  type ImageSharp {
    gatsbyImageData(
      width: Int, breakpoints: [Int!], quality: Int, formats: [Format!]
    ): GatsbyImageData!
  }
  enum Format { AUTO WEBP }
  scalar GatsbyImageData
  type SitePageConnection { nodes: [SitePage!]! }
  type SitePage { path: String! }
`;

/** Builds the schema of the site's queries without Gatsby, from what checked-data defines. */
export function siteSchema() {
  const types = [gatsbysTypes];
  const directives: Directive[] = [];
  let resolvers: Resolvers = {};
  run(createSchemaCustomization, {
    actions: {
      createFieldExtension: (directive: Directive) => directives.push(directive),
      createTypes: (definitions: string) => types.push(definitions),
    },
  });
  run(createResolvers, {
    createResolvers: (added: Resolvers) => {
      resolvers = added;
    },
  });
  types.push("type Query { allSitePage: SitePageConnection! }");
  for (const [typeName, fields] of Object.entries(resolvers)) {
    for (const [name, { type }] of Object.entries(fields)) {
      if (type) types.push(`extend type ${typeName} { ${name}: ${type} }`);
    }
  }
  // Gatsby itself adds `id` to nodes, and knows the directives.
  const schema = buildSchema(types.join("\n"), { assumeValid: true, assumeValidSDL: true });
  return { schema, directives, resolvers };
}

/** Calls a hook of gatsby-node with the part of its arguments that it uses. */
function run(hook: unknown, args: object): void {
  (hook as (args: object) => void)(args);
}
