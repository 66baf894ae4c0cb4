import { spawn } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import open from "open";

/** In ms. */
const CHECK_INTERVAL = 500;

/** The port of develop, unless another program uses it. */
const USUAL_PORT = 8000;

// The form editor refuses a folder without it. An empty one is enough, for example in a ZIP without Git.
if (!existsSync(".git")) mkdirSync(".git");

const port = await freePort();
const url = `http://localhost:${port}/admin/`;

const options = ["run", "develop", "--", "--port", `${port}`];
const develop = spawn("npm", options, { stdio: "inherit", shell: true });
develop.on("exit", (code) => process.exit(code ?? 0));
// Gatsby and this command get Ctrl+C at the same time. Gatsby ends first, and ends this command with it.
process.on("SIGINT", () => {});

while (!(await isServed())) await setTimeout(CHECK_INTERVAL);
console.log(`The form editor is at ${url}`);
await open(url);

async function freePort(): Promise<number> {
  let port = USUAL_PORT;
  while (await isInUse(port)) port += 1;
  return port;
}

function isInUse(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "localhost");
    socket.on("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}

async function isServed(): Promise<boolean> {
  const response = await fetch(url).catch(() => null);
  return response?.ok ?? false;
}
