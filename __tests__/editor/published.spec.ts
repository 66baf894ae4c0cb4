import { canonical, contentOf, FormEditor } from "../support/browser/formEditor";
import { GitHubStandIn } from "../support/browser/gitHubStandIn";
import { expect, test } from "../support/browser/test";

test("the published form editor saves as a commit on GitHub, and asks nobody else", async ({
  page,
  context,
  server,
}) => {
  const gitHub = await new GitHubStandIn().listen(context);
  const editor = await new FormEditor(page).signIn(server.url, "github_pat_example");
  await editor.openForm("faq");
  await editor.fill("heading", "Ask away");
  await editor.save();
  await expect.poll(() => gitHub.commits).toHaveLength(1);
  expect(gitHub.commits[0]).toMatchObject({
    branch: contentOf("site").editing.repository.branch,
    additions: { "data/faq.json": canonical({ ...contentOf("faq"), heading: "Ask away" }) },
  });
  expect([...gitHub.hosts]).toEqual(["api.github.com"]);
});
