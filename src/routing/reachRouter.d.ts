/** The part that this site uses of the router that Gatsby brings; it has no types of its own. */
declare module "@gatsbyjs/reach-router" {
  export const globalHistory: {
    readonly location: Location;
    navigate: (to: string, options?: { replace?: boolean }) => Promise<void>;
  };
}
