export const DATA_PROBLEMS_PATH = "/__data-problems";
