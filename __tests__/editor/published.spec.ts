import type { BrowserContext, Route } from "@playwright/test";
import { contentNames, dataFileName } from "../../src/content/schema";
import { canonical, contentOf, FormEditor, textOf } from "../support/browser/formEditor";
import { expect, test } from "../support/browser/test";

/** Answers in place of api.github.com, for a repository with the data files of the fixture. */
async function standInForGitHub(context: BrowserContext) {
  const files = contentNames.map((name, index) => ({
    path: `data/${dataFileName(name)}`,
    text: textOf(name),
    sha: `${index}`.padStart(40, "0"),
  }));
  // biome-ignore lint/suspicious/noExplicitAny: GraphQL variables have any shape.
  const commits: any[] = [];
  /** The hosts other than localhost that were asked. */
  const hosts = new Set<string>();

  const answers: [path: RegExp, answer: (route: Route) => object][] = [
    [/^\/user$/, () => ({ id: 1, login: "editor", name: "Editor" })],
    [/\/collaborators\//, () => ({})],
    [
      /\/git\/trees\//,
      () => ({
        tree: files.map(({ text, ...file }) => ({ ...file, type: "blob", size: text.length })),
      }),
    ],
    [/^\/graphql$/, (route) => ({ data: queried(route.request().postDataJSON()) })],
  ];

  // biome-ignore lint/suspicious/noExplicitAny: GraphQL variables have any shape.
  function queried({ query, variables }: { query: string; variables: any }): object {
    const commit = { oid: "c".repeat(40), committedDate: "2026-01-01T00:00:00Z" };
    if (query.includes("createCommitOnBranch")) {
      commits.push(variables.input);
      return { createCommitOnBranch: { commit } };
    }
    const author = { name: "Editor", email: "editor@midnight-lobby.example", user: null };
    const nodes = [{ ...commit, message: "Last change", author }];
    const ref = { target: { history: { nodes } } };
    const contents = Array.from(
      query.matchAll(/(\w+): object\(oid: "(\w+)"\)/g),
      ([, alias, sha]) => [
        alias,
        { text: files.find((file) => file.sha === sha)?.text, isTruncated: false },
      ],
    );
    const changes = Array.from(query.matchAll(/(\w+):\s+ref\(/g), ([, alias]) => [alias, ref]);
    return { repository: { ref, ...Object.fromEntries([...contents, ...changes]) } };
  }

  await context.route(/^https?:\/\/(?!localhost)/, (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    hosts.add(hostname);
    const [, answer] = answers.find(([path]) => path.test(pathname)) ?? [];
    if (hostname !== "api.github.com" || !answer) return route.abort();
    const headers = { "access-control-allow-origin": "*" };
    return route.fulfill({ json: answer(route), headers });
  });
  return { commits, hosts };
}

test("the published form editor saves as a commit on GitHub, and asks nobody else", async ({
  page,
  context,
}) => {
  const { commits, hosts } = await standInForGitHub(context);
  await page.goto("/admin/");
  await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
  await page.getByRole("textbox", { name: "Personal Access Token" }).fill("github_pat_example");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  const editor = new FormEditor(page);
  await editor.openForm("faq");
  await editor.fill("heading", "Ask away");
  await editor.save();
  await expect.poll(() => commits).toHaveLength(1);
  const [{ branch, fileChanges }] = commits;
  expect(branch.branchName).toBe(contentOf("site").editing.repository.branch);
  const text = canonical({ ...contentOf("faq"), heading: "Ask away" });
  const contents = Buffer.from(text).toString("base64");
  expect(fileChanges.additions).toEqual([{ path: "data/faq.json", contents }]);
  expect([...hosts]).toEqual(["api.github.com"]);
});
