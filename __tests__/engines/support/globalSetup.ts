import { execFileSync } from "node:child_process";
import { engines } from "./engines";

/** Installs the engines that are missing, on Debian or Ubuntu as root. @throws with what is missing elsewhere. */
export default function globalSetup(): void {
  const missing = engines.filter(({ program }) => !program());
  if (missing.length === 0) return;
  const packages = missing.flatMap((engine) => engine.packages);
  try {
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], {
      stdio: "inherit",
    });
  } catch {
    throw new Error(
      `The engine tests need Debian or Ubuntu, and these packages: ${packages.join(" ")}.`,
    );
  }
}
