import { spawn } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import open from "open";

/** In ms. */
const CHECK_INTERVAL = 500;

const url = "http://localhost:8000/admin/";

const develop = spawn("npm", ["run", "develop"], { stdio: "inherit", shell: true });
develop.on("exit", (code) => process.exit(code ?? 0));
// Gatsby and this command get Ctrl+C at the same time. Gatsby ends first, and ends this command with it.
process.on("SIGINT", () => {});

while (!(await isServed())) await setTimeout(CHECK_INTERVAL);
console.log(`The form editor is at ${url}`);
await open(url);

async function isServed(): Promise<boolean> {
  const response = await fetch(url).catch(() => null);
  return response?.ok ?? false;
}
