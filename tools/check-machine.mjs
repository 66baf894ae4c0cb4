import { readFileSync } from "node:fs";

/*
 * Runs before every command that builds or tests, and ends it with one sentence if it cannot work here. Plain JavaScript
 * without packages, so that any version of Node runs it.
 */

const read = (file) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
const { engines } = JSON.parse(read("package.json"));
const [major, minor] = process.versions.node.split(".").map(Number);
const isSupported = engines.node.split(" || ").some((range) => {
  const [supportedMajor, firstMinor] = range.slice(1).split(".").map(Number);
  return major === supportedMajor && minor >= firstMinor;
});

// Gatsby's compilers take these for parts of patterns, addresses, options or texts.
const [sign] = process.cwd().match(/[()[\]{}*?!#%']/) ?? [];

if (!isSupported) {
  refuse(
    `This is Node ${process.versions.node}, which does not work here. Install Node ${read(".nvmrc").trim()} from https://nodejs.org, and open a new terminal.`,
  );
} else if (sign) {
  refuse(
    `Gatsby does not work in the folder ${process.cwd()}, because its path contains ${sign}. Rename the folder with this sign, or move the project.`,
  );
}

function refuse(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}
