import { basename } from "node:path";
import { expect, test, visit } from "../support/browser/test";

/** System fonts on Windows, on Apple's systems, and on Android and Linux. */
const systemFonts = {
  "simplified Chinese": ["Microsoft YaHei", "PingFang SC", "Noto Sans CJK SC"],
  "traditional Chinese": ["Microsoft JhengHei", "PingFang TC", "Noto Sans CJK TC"],
  Tamil: ["Nirmala UI", "Tamil Sangam MN", "Noto Sans Tamil"],
};

test("Chinese and Tamil have a named font on every system, in texts, headings and fields", async ({
  page,
}) => {
  await visit(page, "/events");
  for (const [script, fonts] of Object.entries(systemFonts)) {
    for (const selector of ["body", "h1", "h2", "button", "input", "textarea"]) {
      const element = page.locator(selector).first();
      const stack = await element.evaluate((node) => getComputedStyle(node).fontFamily);
      const families = stack.split(",").map((family) => family.trim().replaceAll('"', ""));
      expect(
        families.filter((family) => fonts.includes(family)),
        `${script} in ${selector}`,
      ).toEqual(fonts);
      expect(families.at(-1), selector).toBe("sans-serif");
    }
  }
});

test.describe("a page loads", () => {
  const basic = ["bricolage-grotesque-basic", "figtree-basic"];
  const all = [...basic, "bricolage-grotesque-other", "figtree-other"].sort();

  for (const { what, text, files } of [
    { what: "two font files for basic characters", text: "“AV” – RM 12.50 × 2 …", files: basic },
    { what: "the other two for a name with é", text: "José", files: all },
    { what: "no others for Chinese", text: "你好", files: basic },
  ]) {
    test(what, async ({ page }) => {
      const loaded: string[] = [];
      page.on("requestfinished", (request) => {
        if (request.resourceType() !== "font") return;
        loaded.push(basename(new URL(request.url()).pathname).replace(/-[^-]+$/, ""));
      });
      // Keeps the head, with its styles and preloads, but without its script: React would find no page.
      await page.route("/faq", async (route) => {
        const response = await route.fetch();
        const html = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, "");
        const [head] = html.split("<body");
        const body = `${head}<body><h1>${text}</h1><p>${text}</p></body></html>`;
        await route.fulfill({ contentType: "text/html; charset=utf-8", body });
      });
      await page.goto("/faq", { waitUntil: "networkidle" });
      expect(loaded.sort()).toEqual(files);
    });
  }
});
