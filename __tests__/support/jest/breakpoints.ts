import { join } from "node:path";
import { compile } from "sass";

/** Compiles the breakpoints from Sass. In a build, webpack does this. */
const { css } = compile(join(process.cwd(), "src/styles/breakpoints.module.scss"));

module.exports = Object.fromEntries(
  Array.from(css.matchAll(/(\w+): (\S+);/g), ([, name, width]) => [name, width]),
);
