import { readFileSync } from "node:fs";

/*
 * Runs before every command that builds or tests, and ends it with one sentence if it cannot work here. Plain JavaScript
 * without packages, so that any version of Node runs it.
 */

const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const [major, minor] = process.versions.node.split(".").map(Number);
const isSupported = engines.node.split(" || ").some((range) => {
  const [supportedMajor, firstMinor] = range.slice(1).split(".").map(Number);
  return major === supportedMajor && minor >= firstMinor;
});

// Gatsby's compilers take these for parts of patterns, addresses, options or texts.
const [sign] = process.cwd().match(/[()[\]{}*?!#%']/) ?? [];

if (!isSupported) {
  refuse(
    `This is Node ${process.versions.node}, which does not work here. Install one of these versions: ${engines.node}`,
  );
} else if (sign) {
  refuse(
    `Gatsby does not work in the folder ${process.cwd()}. Rename it, so that its path has no ${sign}`,
  );
}

function refuse(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}
