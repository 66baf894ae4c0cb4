import { readFileSync } from "node:fs";

/*
 * Ends `npm ci` with one sentence if the site cannot be built here. npm's own `engine-strict` would also refuse Node 26, with
 * which Gatsby works, although its packages do not say so. Plain JavaScript without packages, so that any version of Node runs it.
 */

const read = (file) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
const { engines } = JSON.parse(read("package.json"));
const [major, minor] = process.versions.node.split(".").map(Number);
const isSupported = engines.node.split(" || ").some((range) => {
  const [supportedMajor, firstMinor] = range.slice(1).split(".").map(Number);
  return major === supportedMajor && minor >= firstMinor;
});

// Gatsby's compilers take these for parts of patterns, addresses, options or texts.
const [character] = process.cwd().match(/[()[\]{}*?!#%']/) ?? [];

if (!isSupported) {
  refuse(
    `This is Node ${process.versions.node}, which does not work here. Install Node ${read(".nvmrc").trim()} from https://nodejs.org, and open a new terminal.`,
  );
} else if (character) {
  refuse(
    `Gatsby does not work in the folder ${process.cwd()}, because its path contains ${character}. Rename the folder with this character, or move the project.`,
  );
}

function refuse(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}
