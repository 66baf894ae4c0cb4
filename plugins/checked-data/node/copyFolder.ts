/** The copy of `data/` from which Gatsby makes nodes. It holds only what is used and has no mistake. */
export const COPY_FOLDER = ".cache/checked-data";
