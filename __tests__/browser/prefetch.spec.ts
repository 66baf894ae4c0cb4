import { expect, test, visit } from "./support/test";

// Without a service worker, which would have stored all code anyway.
test.use({ serviceWorkers: "block" });

const paths = ["/", "/about", "/Events", "/FAQ"];

for (const from of paths) {
  for (const to of paths.filter((path) => path !== from)) {
    test(`after two quiet seconds on ${from}, a click to ${to} fetches no script`, async ({
      page,
      server,
      pageErrors,
    }) => {
      await visit(page, from);
      await page.waitForLoadState("networkidle");
      await page.waitForTimeout(2000);
      const requestsBefore = server.requests.length;
      await page.getByRole("navigation", { name: "Main" }).locator(`a[href="${to}"]`).click();
      await expect(page).toHaveURL(to.toLowerCase());
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
      // What the browser had fetched ahead no longer reaches the server.
      const later = server.requests.slice(requestsBefore);
      expect(later.filter((path) => path.endsWith(".js"))).toEqual([]);
      expect(pageErrors).toEqual([]);
    });
  }
}
