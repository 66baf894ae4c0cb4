import { createHash } from "node:crypto";
import { structuredData } from "../../src/build/output/structuredData/structuredData";
import { type Route, routes } from "../../src/domain/routes";
import { expect, test, visit } from "../support/browser/test";
import { policyIn } from "../support/hosts/policy";
import { content, dataFile } from "../support/site/data";

const { siteBase } = dataFile("site");
const dataBlocks = (html: string) =>
  Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs), ([, text]) =>
    JSON.parse(text ?? ""),
  );

const expected = (route: Route, picture: string) => {
  const urlOf = (path: string) => siteBase + path;
  // Only the built site knows the address of a photo.
  const eventPictureOf = () => expect.stringContaining(siteBase) as unknown as string;
  return structuredData({ route, urlOf, picture, eventPictureOf }, content);
};

for (const route of routes) {
  test(`${route} has structured data with the home page's share picture`, async ({ request }) => {
    const html = await (await request.get(route)).text();
    const home = await (await request.get("/")).text();
    const picture = /property="og:image" content="([^"]+)"/.exec(home)?.[1] ?? "";
    expect(picture).toContain(siteBase);
    expect(dataBlocks(html)).toEqual([expected(route, picture)]);
    expect(html.indexOf("application/ld+json")).toBeGreaterThan(html.indexOf("</main>"));
  });
}

test("structured data stay in the page after hydration and cause no console error", async ({
  page,
  pageErrors,
}) => {
  await visit(page, "/faq");
  await page.waitForLoadState("networkidle");
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  expect(pageErrors).toEqual([]);
});

test("the 404 page has no structured data", async ({ request }) => {
  expect(dataBlocks(await (await request.get("/nope")).text())).toEqual([]);
});

test("the Content-Security-Policy has no hash for structured data", async ({ request }) => {
  for (const route of routes) {
    const html = await (await request.get(route)).text();
    const [, text = ""] = /ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(text).not.toBe("");
    const hash = createHash("sha256").update(text).digest("base64");
    expect(policyIn(html)).not.toContain(hash);
  }
});
