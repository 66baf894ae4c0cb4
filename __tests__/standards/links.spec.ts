import { expect, test } from "@playwright/test";
import { LinkChecker, LinkState } from "linkinator";
import { StaticServer } from "../support/hosts/staticServer";
import { dataFile } from "../support/site/data";
import { publicFolder } from "../support/site/testSite";
import { htmlFiles } from "../support/standards/htmlFiles";

const { siteBase } = dataFile("site");

test("every link to this site leads to an existing file and, with a #, to an existing id", async () => {
  const server = await new StaticServer(publicFolder, { servesHtmlExtension: true }).start();
  const { links } = await new LinkChecker().check({
    path: (await htmlFiles()).map((file) => `${server.url}/${file}`),
    recurse: true,
    checkFragments: true,
    // Canonical URLs and share pictures have the address of the published site.
    urlRewriteExpressions: [{ pattern: new RegExp(`^${siteBase}`), replacement: server.url }],
    // Tests need no Internet.
    linksToSkip: [`^(?!${server.url})`],
  });
  await server.stop();
  const inState = (wanted: LinkState) => links.filter(({ state }) => state === wanted);
  const broken = inState(LinkState.BROKEN).map(({ url, parent }) => `${url} on ${parent}`);
  expect(broken).toEqual([]);
  expect(inState(LinkState.OK).length).toBeGreaterThan(50);
});
