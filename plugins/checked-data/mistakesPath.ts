export const MISTAKES_PATH = "/__data-mistakes";
