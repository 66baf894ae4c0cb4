import sharp from "sharp";
import { pageNames } from "../../src/domain/routes";
import { expect, test } from "../support/browser/test";
import { dataFile, filled } from "../support/site/data";

const { siteBase } = dataFile("site");
const pages: Record<string, { title: string; description: string; shareAlt: string }> =
  dataFile("pages");

test.use({ javaScriptEnabled: false });

for (const [path, name] of Object.entries(pageNames)) {
  test(`a shared link to ${path} shows its title, its description and a picture`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    const property = (key: string) =>
      page.locator(`meta[property="${key}"]`).getAttribute("content");
    const { title, description, shareAlt } = pages[name] as (typeof pages)[string];
    expect(await property("og:title")).toBe(filled(title));
    expect(await property("og:description")).toBe(filled(description));
    expect(await property("og:url")).toBe(siteBase + path);
    expect(await property("og:type")).toBe("website");
    expect(await property("og:locale")).toBe("en_MY");
    expect(await property("og:image:alt")).toBe(filled(shareAlt));
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute(
      "content",
      "summary_large_image",
    );
    await expect(page.locator('meta[name="twitter:image:alt"]')).toHaveAttribute(
      "content",
      filled(shareAlt),
    );

    const picture = (await property("og:image")) ?? "";
    expect(picture).toContain(`${siteBase}/static/`);
    const file = await request.get(picture.replace(siteBase, ""));
    const { width, height } = await sharp(await file.body()).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect(await property("og:image:width")).toBe("1200");
    expect(await property("og:image:height")).toBe("630");
  });
}
