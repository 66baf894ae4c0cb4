import { createHash } from "node:crypto";
import type { BrowserContext, Route } from "@playwright/test";
import { contentNames, dataFileName } from "../../../src/content/schema";
import { textOf } from "./formEditor";

const HEAD = "c".repeat(40);

const files = contentNames.map((name) => {
  const text = textOf(name);
  return { path: `data/${dataFileName(name)}`, text, sha: gitHash(text) };
});

type Commit = { branch: string; additions: Record<string, string> };

/** Answers in place of api.github.com, for a repository with the data files of the fixture. */
export class GitHubStandIn {
  readonly commits: Commit[] = [];
  /** The addresses on other hosts than localhost that were asked for. */
  readonly hosts = new Set<string>();

  async listen(context: BrowserContext): Promise<this> {
    await context.route(/^https?:\/\/(?!localhost)/, (route) => this.answer(route));
    return this;
  }

  private answer(route: Route): Promise<void> {
    const { hostname, pathname } = new URL(route.request().url());
    this.hosts.add(hostname);
    if (hostname !== "api.github.com") return route.abort();
    if (pathname === "/user") return answer(route, { id: 1, login: "editor", name: "Editor" });
    if (pathname.includes("/collaborators/")) return route.fulfill({ status: 204 });
    if (pathname.includes("/git/trees/")) {
      const tree = files.map(({ path, sha, text }) => ({
        type: "blob",
        path,
        sha,
        size: text.length,
      }));
      return answer(route, { tree });
    }
    if (pathname === "/graphql")
      return answer(route, { data: this.query(route.request().postDataJSON()) });
    return route.fulfill({ status: 404, json: {} });
  }

  // biome-ignore lint/suspicious/noExplicitAny: GraphQL variables have any shape.
  private query({ query, variables }: { query: string; variables: any }): object {
    if (query.includes("createCommitOnBranch")) return this.commit(variables.input);
    const commit = {
      oid: HEAD,
      message: "Last change",
      author: { name: "Editor", email: "editor@midnight-lobby.example", user: null },
      committedDate: "2026-01-01T00:00:00Z",
    };
    const ref = { target: { history: { nodes: [commit] } } };
    const contents = Array.from(
      query.matchAll(/(\w+): object\(oid: "(\w+)"\)/g),
      ([, alias, sha]) => [
        alias,
        { text: files.find((file) => file.sha === sha)?.text, isTruncated: false },
      ],
    );
    const commits = Array.from(query.matchAll(/(\w+):\s+ref\(/g), ([, alias]) => [alias, ref]);
    return { repository: { ref, ...Object.fromEntries([...contents, ...commits]) } };
  }

  // biome-ignore lint/suspicious/noExplicitAny: GraphQL variables have any shape.
  private commit({ branch, fileChanges }: any): object {
    this.commits.push({
      branch: branch.branchName,
      additions: Object.fromEntries(
        fileChanges.additions.map(({ path, contents }: { path: string; contents: string }) => [
          path,
          Buffer.from(contents, "base64").toString(),
        ]),
      ),
    });
    return {
      createCommitOnBranch: {
        commit: { oid: "d".repeat(40), committedDate: "2026-01-02T00:00:00Z" },
      },
    };
  }
}

function answer(route: Route, json: object): Promise<void> {
  return route.fulfill({ json, headers: { "access-control-allow-origin": "*" } });
}

/** The name that Git gives to a file's content. */
function gitHash(text: string): string {
  return createHash("sha1")
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest("hex");
}
