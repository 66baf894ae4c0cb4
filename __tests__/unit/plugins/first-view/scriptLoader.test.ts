import { readFileSync } from "node:fs";

const code = readFileSync("plugins/first-view/browser/scriptLoader.js", "utf8");

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
  ["is a plain word", "/faq#first", [true, false]],
  ["has other letters", `/faq#${encodeURIComponent("café?")}`, [false, true]],
])("opens the answer to which a fragment leads that %s", (_which, address, expected) => {
  expect(load(address)).toEqual(expected);
});

it.each([
  ["an address without a fragment", "/faq"],
  ["an unknown fragment", "/faq#nowhere"],
  ["a malformed fragment", "/faq#50%"],
])("opens no answer for %s", (_which, address) => {
  expect(load(address)).toEqual([false, false]);
});
