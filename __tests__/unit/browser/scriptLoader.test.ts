import { readFileSync } from "node:fs";

const code = readFileSync("src/browser/scriptLoader.js", "utf8");

/** Loads a page with two answers, as a browser that opens none of them by itself. */
function load(address: string) {
  window.history.replaceState(null, "", address);
  document.body.innerHTML = ["first", "café?"]
    .map((id) => `<details><summary>Why?</summary><p id="${id}">Because.</p></details>`)
    .join("");
  // biome-ignore lint/security/noGlobalEval: pages contain the code as text.
  window.eval(code);
  window.dispatchEvent(new Event("DOMContentLoaded"));
  return Array.from(document.querySelectorAll("details"), ({ open }) => open);
}

it.each([
  ["of its target", "/faq#first", [true, false]],
  ["of a target with other letters", `/faq#${encodeURIComponent("café?")}`, [false, true]],
  ["of no target", "/faq", [false, false]],
  ["of an unknown target", "/faq#nowhere", [false, false]],
  ["of a malformed fragment", "/faq#50%", [false, false]],
])("opens the answer %s", (_which, address, expected) => {
  expect(load(address)).toEqual(expected);
});
