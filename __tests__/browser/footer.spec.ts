import { dataFile } from "./support/data";
import { expect, test, visit } from "./support/test";

const { name } = dataFile("site");

test("the copyright line has the year of the visitor's calendar", async ({ page, pageErrors }) => {
  await page.clock.setFixedTime(new Date("2040-01-01T00:30:00"));
  await visit(page, "/faq");
  await expect(page.getByText(`© 2040 ${name}`)).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test("the static page names no year, which would be the build's", async ({ request }) => {
  const html = await (await request.get("/faq")).text();
  expect(html).toMatch(new RegExp(`©[^0-9]{0,40}${name}`));
});
