import fs from "node:fs";

/*
 * Ends `npm ci` and `npm run build` with one sentence if this version of Node cannot build the site. npm's own `engine-strict`
 * would also refuse Node 26, with which Gatsby works, although its packages do not say so. Plain JavaScript without packages, so
 * that any version of Node runs it.
 */

const read = (file) => fs.readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
const { engines } = JSON.parse(read("package.json"));
const [major, minor] = process.versions.node.split(".").map(Number);
const isSupported = engines.node.split(" || ").some((range) => {
  const [supportedMajor, firstMinor] = range.slice(1).split(".").map(Number);
  return major === supportedMajor && minor >= firstMinor;
});

if (!isSupported) {
  console.error(
    `This is Node ${process.versions.node}, which does not work here. Install Node ${read(".nvmrc").trim()} from https://nodejs.org, and open a new terminal.`,
  );
  process.exitCode = 1;
}
