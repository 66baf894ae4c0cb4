/** The part that this site uses of the router that Gatsby brings; it has no types of its own. */
declare module "@gatsbyjs/reach-router" {
  export type HistoryChange = { location: Location; action: "PUSH" | "POP" };
  export type HistoryListener = (change: HistoryChange) => void;

  export const globalHistory: {
    readonly location: Location;
    listen: (listener: HistoryListener) => () => void;
    navigate: (to: string, options?: { replace?: boolean }) => Promise<void>;
  };
}
