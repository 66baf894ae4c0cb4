import { readFileSync } from "node:fs";
import { join } from "node:path";
import { canonical, FormEditor, realData } from "../support/browser/formEditor";
import { GitHubStandIn } from "../support/browser/gitHubStandIn";
import { expect, headings, registrations, test, visitAndCache } from "../support/browser/offline";
import { policyIn } from "../support/hosts/policy";
import { dataFile } from "../support/site/data";
import { publicFolder } from "../support/site/testSite";

const { repository } = dataFile("site").editing;

test.describe("a build with editing.repository", () => {
  test("publishes a form editor that saves as a commit on GitHub, and asks nobody else", async ({
    page,
    context,
    host,
  }) => {
    const gitHub = await new GitHubStandIn().listen(context);
    const editor = await new FormEditor(page).signIn(host.url, "github_pat_example");
    await editor.openForm("faq");
    await editor.fill("heading", "Ask away");
    await editor.save();
    await expect.poll(() => gitHub.commits).toHaveLength(1);
    expect(gitHub.commits[0]).toMatchObject({
      branch: repository.branch,
      additions: { "data/faq.json": canonical({ ...realData("faq"), heading: "Ask away" }) },
    });
    expect([...gitHub.hosts]).toEqual(["api.github.com"]);
  });

  test("has a policy of its own for it, and keeps search engines away", () => {
    const html = readFileSync(join(publicFolder, "admin/index.html"), "utf8");
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(readFileSync(join(publicFolder, "sitemap-0.xml"), "utf8")).not.toContain("/admin");
    expect(policyIn(html)).toContain("connect-src 'self' blob: data: https://api.github.com;");
    const page = readFileSync(join(publicFolder, "faq.html"), "utf8");
    expect(policyIn(page)).not.toContain("api.github.com");
  });

  test("keeps the service worker out of it", async ({ page, host }) => {
    await visitAndCache(page, host.url);
    await page.goto(`${host.url}/admin/`);
    await expect(page.getByRole("button", { name: "Sign In Using Access Token" })).toBeVisible();
    const urls = await page.evaluate(async () => {
      const caches = await window.caches.keys();
      const requests = await Promise.all(
        caches.map(async (name) => (await window.caches.open(name)).keys()),
      );
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(urls.length).toBeGreaterThan(0);
    expect(urls.filter((url) => url.startsWith("/admin"))).toEqual([]);
    expect(await registrations(page)).toBe(1);
  });

  test("answers /Admin and unknown paths as before", async ({ page, host }) => {
    for (const path of ["/Admin", "/admin/nope"]) {
      expect((await page.goto(host.url + path))?.status()).toBe(404);
    }
    await page.goto(`${host.url}/faq`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headings["/faq"]);
  });
});
