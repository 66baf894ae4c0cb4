/** Mocks Gatsby in component tests: the data layer of the tests answers queries. */

/** The fragments of all modules that are imported. */
export const fragments = new Set<string>();

/** The results of static queries. A query is listed, without a result, when a component has asked for it. */
export const staticResults = new Map<string, unknown>();

export function graphql([text = ""]: TemplateStringsArray): string {
  if (text.trimStart().startsWith("fragment")) fragments.add(text);
  return text;
}

export function useStaticQuery(text: string): unknown {
  if (!staticResults.has(text)) staticResults.set(text, undefined);
  return staticResults.get(text);
}

export const withPrefix = (path: string) => path;
