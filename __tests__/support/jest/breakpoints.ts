import { join } from "node:path";
import { compile } from "sass";

/** The breakpoints as the style sheets have them, for code that webpack would give them to. */
const { css } = compile(join(process.cwd(), "src/styles/breakpoints.module.scss"));

module.exports = Object.fromEntries(
  Array.from(css.matchAll(/(\w+): (\S+);/g), ([, name, width]) => [name, width]),
);
