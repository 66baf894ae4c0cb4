import { expect } from "@playwright/test";

/** Maps a part of a finding's text to the reason why the finding is no fault. */
export type Exceptions = Record<string, string>;

/** Fails on findings without an exception, and on exceptions without a finding. */
export function expectNoFaults(findings: string[], exceptions: Exceptions): void {
  const excepted = Object.keys(exceptions);
  expect({
    faults: findings.filter((finding) => !excepted.some((text) => finding.includes(text))),
    staleExceptions: excepted.filter((text) => !findings.some((finding) => finding.includes(text))),
  }).toEqual({ faults: [], staleExceptions: [] });
}
