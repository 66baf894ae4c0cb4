import { expect, test } from "@playwright/test";
import { LinkChecker, LinkState } from "linkinator";
import { lowercaseRedirects } from "../../src/domain/redirects";
import { dataFiles } from "../support/fixture";
import { StaticServer } from "../support/hosts/staticServer";
import { publicFolder } from "../support/site/testSite";
import { htmlFiles } from "../support/standards/htmlFiles";

const { siteBase } = dataFiles.site;

test("every link to this site leads to an existing file and, with a #, to an existing id", async () => {
  const server = await new StaticServer(publicFolder).start();
  const redirects = lowercaseRedirects.map(({ fromPath, toPath }) => ({
    pattern: new RegExp(`^${server.url}${fromPath}$`),
    replacement: server.url + toPath,
  }));
  const { links } = await new LinkChecker().check({
    path: htmlFiles().map((file) => `${server.url}/${file}`),
    recurse: true,
    checkFragments: true,
    // Canonical URLs and share pictures have the address of the published site.
    urlRewriteExpressions: [
      { pattern: new RegExp(`^${siteBase}`), replacement: server.url },
      ...redirects,
    ],
    // Tests need no Internet.
    linksToSkip: [`^(?!${server.url})`],
  });
  await server.stop();
  const inState = (wanted: LinkState) => links.filter(({ state }) => state === wanted);
  expect(inState(LinkState.BROKEN).map(({ url }) => url)).toEqual([]);
  expect(inState(LinkState.OK).length).toBeGreaterThan(50);
});
