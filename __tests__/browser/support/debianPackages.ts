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

/** Installs what is missing of these programs, where that is possible. */
export function installPrograms(packagesOf: Record<string, string[]>): void {
  const missing = Object.keys(packagesOf).filter((command) => !commandPath(command));
  if (missing.length === 0 || !canInstallDebianPackages()) return;
  installDebianPackages(...missing.flatMap((command) => packagesOf[command] ?? []));
}

/**
 * The path of a program that a test needs, installed first where that is possible.
 * @throws with the names of the packages where it is not.
 */
export function requireProgram(command: string, ...packages: string[]): string {
  installPrograms({ [command]: packages });
  const path = commandPath(command);
  if (path) return path;
  throw new Error(`This test needs ${command}: install ${packages.join(" and ")}.`);
}
