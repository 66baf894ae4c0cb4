declare module "*.module.scss" {
  const classNames: Record<string, string>;
  export = classNames;
}

declare module "*.scss";

/** A style sheet as a text, for code that is loaded late: see `scssTextLoader.js`. */
declare module "!!scss-text!*" {
  const text: string;
  export default text;
}
