/** Where the develop server tells what is wrong with the data files. */
export const DATA_PROBLEMS_PATH = "/__data-problems";
