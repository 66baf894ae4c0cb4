import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { commandPath } from "./programs";

export function canInstallDebianPackages(): boolean {
  return existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;
}

export function installDebianPackages(...packages: string[]): void {
  const apt = (...args: string[]) =>
    execFileSync("apt-get", args, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  apt("update", "-qq");
  apt("install", "-y", "-qq", "--no-install-recommends", ...packages);
}

/**
 * The path of a program that a test needs, installed first where that is possible.
 * @throws with the names of the packages where it is not.
 */
export function requireProgram(command: string, ...packages: string[]): string {
  if (!commandPath(command) && canInstallDebianPackages()) installDebianPackages(...packages);
  const path = commandPath(command);
  if (path) return path;
  throw new Error(`This test needs ${command}: install ${packages.join(" and ")}.`);
}
