import fs from "node:fs";

/*
 * Ends `npm ci` and `npm run build` with one sentence if the site cannot be built here. npm's own `engine-strict` would also
 * refuse Node 26, with which Gatsby works, although its packages do not say so. Plain JavaScript without packages, so that any
 * version of Node runs it.
 */

/** In MB, twice what a build writes. On a full disk, Gatsby ends with an error that does not say so. */
const NEEDED_SPACE = 200;

const read = (file) => fs.readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
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
} else if (freeSpace() < NEEDED_SPACE) {
  refuse(
    `Only ${freeSpace()} MB are free on this disk, and a build needs ${NEEDED_SPACE} MB. Delete what you no longer need.`,
  );
}

function freeSpace() {
  const { bavail, bsize } = fs.statfsSync(".");
  return Math.floor((bavail * bsize) / 1e6);
}

function refuse(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}
