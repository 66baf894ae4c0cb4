import type { ServerPage } from "../../../../src/document/serverPage";

/*
 * Runs in the head, before all other scripts. "A page load" in docs/architecture.md has the order in which a page starts.
 */

/** Anything on a page that a visitor can fill in or open. */
type Field = HTMLInputElement & HTMLDetailsElement;

const findFields = () => [...document.querySelectorAll<Field>("input, select, textarea, details")];

const { dataset } = document.documentElement;
let html: string | undefined;
let fields: Field[] = [];
let focused: Element | null = null;

const isKept = () => html !== undefined;

function keep(): void {
  note();
  html = document.body.innerHTML;
  // A script that could not be loaded may have been loaded by now.
  dataset.scripts = "";
}

function note(): void {
  fields = findFields();
  focused = document.activeElement;
}

function restore(): void {
  delete dataset.scripts;
  if (!html) return;
  document.body.innerHTML = html;
  html = "";
  findFields().forEach((field, index) => {
    const before = fields[index];
    if (before?.tagName !== field.tagName) return;
    const { value, checked, open } = before;
    Object.assign(field, { value, checked, open });
    if (before === focused) field.focus({ preventScroll: true });
  });
}

function fail(): void {
  note();
  restore();
}

/** Whether an address or a stack has a script of this site. Scripts of apps and extensions fail, too. */
const isOurs = (where: string) => new RegExp(`${location.origin}/[^\\s:]*\\.js`).test(where);

addEventListener("error", ({ error, filename }) => {
  if (isOurs(`${filename} ${error?.stack}`)) fail();
});
addEventListener("unhandledrejection", ({ reason }) => {
  if (isOurs(String(reason?.stack))) fail();
});
window.serverPage = { keep, isKept, note, restore, fail } satisfies ServerPage;
