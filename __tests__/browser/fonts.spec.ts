import { expect, test, visit } from "../support/browser/test";

/** System fonts on Windows, on Apple's systems, and on Android and Linux. */
const systemFonts = {
  "simplified Chinese": ["Microsoft YaHei", "PingFang SC", "Noto Sans CJK SC"],
  "traditional Chinese": ["Microsoft JhengHei", "PingFang TC", "Noto Sans CJK TC"],
  Tamil: ["Nirmala UI", "Tamil Sangam MN", "Noto Sans Tamil"],
};

for (const [script, fonts] of Object.entries(systemFonts)) {
  test(`${script} has a named font on every system, in texts, headings and fields`, async ({
    page,
  }) => {
    await visit(page, "/events");
    for (const selector of ["body", "h1", "h2", "button", "input", "textarea"]) {
      const element = page.locator(selector).first();
      const stack = await element.evaluate((node) => getComputedStyle(node).fontFamily);
      const families = stack.split(",").map((family) => family.trim().replaceAll('"', ""));
      expect(
        families.filter((family) => fonts.includes(family)),
        selector,
      ).toEqual(fonts);
      expect(families.at(-1), selector).toBe("sans-serif");
    }
  });
}
