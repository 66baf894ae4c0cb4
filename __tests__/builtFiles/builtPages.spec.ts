import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { LinkChecker, LinkState } from "linkinator";
import { lowercaseRedirects } from "../../src/domain/redirects";
import { listFiles } from "../../src/node/listFiles";
import { dataFiles } from "../support/fixture";
import { StaticServer } from "../support/hosts/staticServer";
import { publicFolder } from "../support/site/testSite";

/** All pages of the built site. `_gatsby/` has only parts of pages, which no browser requests. */
const pages = () =>
  listFiles(publicFolder).filter((file) => file.endsWith(".html") && !file.startsWith("_gatsby/"));

test("html-validate finds neither errors nor warnings", async () => {
  const files = pages().map((file) => join(publicFolder, file));
  expect(files.length).toBeGreaterThan(5);
  // Safari needs roles that are redundant elsewhere: it does not announce a list without marks as a list.
  const rules = { "no-redundant-role": "off" } as const;
  const validator = new HtmlValidate({ extends: ["html-validate:standard"], rules });
  const { results } = await validator.validateMultipleFiles(files);
  const findings = results.flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, message, line }) => `${ruleId}: ${message} ${filePath}:${line}`),
  );
  expect(findings).toEqual([]);
});

test("every link to this site leads to an existing file and, with a #, to an existing id", async () => {
  const server = await new StaticServer(publicFolder).start();
  const redirects = lowercaseRedirects.map(({ fromPath, toPath }) => ({
    pattern: new RegExp(`^${server.url}${fromPath}$`),
    replacement: server.url + toPath,
  }));
  const { links } = await new LinkChecker().check({
    path: pages().map((file) => `${server.url}/${file}`),
    recurse: true,
    checkFragments: true,
    // Canonical URLs and share pictures have the address of the published site.
    urlRewriteExpressions: [
      { pattern: new RegExp(`^${dataFiles.site.siteBase}`), replacement: server.url },
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

test("no two classes of the style sheets have the same short name", () => {
  const sheets = listFiles(publicFolder).filter((file) => /^[^/]*\.css$/.test(file));
  const rules = sheets
    .map((file) => readFileSync(join(publicFolder, file), "utf8"))
    .join("\n")
    .replace(/\/\*.*?\*\/|"[^"]*"|url\([^)]*\)/gs, "");
  const names = Array.from(rules.matchAll(/\.((?:\\.|[\w-])+)/g), ([, name = ""]) =>
    name.replace(/\\(.)/g, "$1"),
  );
  // Names in CSS do not begin with a digit. Those of PhotoSwipe begin with pswp.
  const short = new Set(names.filter((name) => /^(?!pswp)(_\d...|[^\d]...)$/.test(name)));
  const modules = readFileSync("src/styles/cssModules.d.ts", "utf8").split("declare module ");
  const withClasses = modules.filter((module) => !module.startsWith('"*/breakpoints'));
  const classes = withClasses.join().match(/export const/g) ?? [];
  expect(short.size, "If there are fewer, two share a name: rename the newer one.").toBe(
    classes.length,
  );
});
