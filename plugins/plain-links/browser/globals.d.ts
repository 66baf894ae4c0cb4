/* What Gatsby's webpack provides. It has no types. */

declare const __PATH_PREFIX__: string;

declare module "$virtual/async-requires" {
  type Page = import("react").ComponentType<{ data: unknown; pageContext: object }>;
  export const components: { [chunkName: string]: () => Promise<{ default: Page }> };
}
