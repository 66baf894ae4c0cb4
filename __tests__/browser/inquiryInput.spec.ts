import {
  expectIdle,
  field,
  fillIn,
  mockFormService,
  submit,
  withStatus,
} from "../support/browser/inquiry";
import { expect, hydrated, test, visit } from "../support/browser/test";

test.describe("the inquiry form", () => {
  test.beforeEach(({ page }) => visit(page, "/events#inquiry"));

  const texts = {
    "an emoji family and a flag": "👨‍👩‍👧‍👦🇲🇾",
    "right-to-left text with direction marks": "\u202Eمرحبا\u202C שלום \u200F!",
    "control characters, line separators and a byte order mark":
      "a\u0000b\u2028c\u2029d\u001Be\uFEFF",
    "an unpaired surrogate": "\uD83D alone",
    "quotes, escapes and HTML": `"'\`\\n \\u0000 {{7*7}} \${x} <img src=x onerror=alert(1)></textarea>`,
    "SQL, spreadsheet and mail header injections":
      "'; DROP TABLE inquiries;-- =cmd|' /C calc'!A0 %0d%0aBcc: x@mail.example",
    "a hundred thousand characters": "Ångström 🎮 ".repeat(10_000).slice(0, 100_000),
    "line breaks, tabs and surrounding spaces": "  first\n\n\tthird  \n",
  };

  test("sends any text exactly as typed, also after a reload", async ({ page }) => {
    const { posts } = await mockFormService(page, withStatus(500));
    await fillIn(page);
    for (const [what, text] of Object.entries(texts)) {
      // `fill` leaves out characters that no keyboard has, but that a visitor can paste.
      for (const label of ["Name", "Message"]) {
        await field(page, label).evaluate((input: HTMLInputElement, value) => {
          input.value = value;
          input.dispatchEvent(new Event("input", { bubbles: true }));
        }, text);
      }
      await page.reload();
      await hydrated(page);
      await submit(page);
      await expect.poll(() => posts.length).toBe(1);
      await expectIdle(page);
      const { name, message } = posts.pop()?.postDataJSON() ?? {};
      // A text field has no line breaks.
      expect([name === text.replaceAll("\n", ""), message === text], what).toEqual([true, true]);
    }
  });
});
