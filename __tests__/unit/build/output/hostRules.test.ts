import type { RoutesManifest } from "gatsby";
import { hostRules } from "../../../../src/build/output/hostRules";
import {
  caddyRules,
  headersFile,
  nginxHeaders,
  nginxMaps,
  redirectsFile,
} from "../../../../src/build/output/ruleFiles";

const nosniff = { key: "x-content-type-options", value: "nosniff" };
const forever = { key: "cache-control", value: "public, max-age=31536000, immutable" };

const file = (path: string, ...headers: { key: string; value: string }[]) => ({
  type: "static" as const,
  path,
  filePath: `public${path}`,
  headers: [nosniff, ...headers],
});

const routes = (prefix: string): RoutesManifest => [
  file(`${prefix}/faq`),
  file(`${prefix}/page-data/faq/page-data.json`),
  file(`${prefix}/page-data/app-data.json`),
  file(`${prefix}/app-1.js`, forever),
  file(`${prefix}/static/a/photo.avif`),
  file(`${prefix}/static/font.woff2`),
  { type: "redirect", path: `${prefix}/FAQ`, toPath: `${prefix}/faq`, status: 301, headers: [] },
];

describe("the rules for hosts", () => {
  it("contain the Content-Security-Policy and the headers that all files share", () => {
    expect(hostRules(routes(""), "", "default-src 'none'", null).headers).toEqual([
      { key: "content-security-policy", value: "default-src 'none'" },
      nosniff,
    ]);
  });

  it("stop the build if one file has other headers than the rest", () => {
    const odd = { ...file("/odd"), headers: [] };
    expect(() => hostRules([...routes(""), odd], "", "", null)).toThrow("different headers");
  });

  for (const prefix of ["", "/lobby"]) {
    it(`list folders instead of their files, ${prefix ? "with" : "without"} a path prefix`, () => {
      const { caching } = hostRules(routes(prefix), prefix, "", null);
      expect(caching.forever.paths).toEqual([`${prefix}/app-1.js`, `${prefix}/static/*`]);
      expect(caching.revalidate.paths).toEqual([`${prefix}/faq`, `${prefix}/page-data/*`]);
    });
  }

  it("become separate rules in _headers, so that hosts do not join cache-control values", () => {
    expect(headersFile(hostRules(routes(""), "", "p", null))).toContain(
      [
        "/*",
        "  content-security-policy: p",
        "  x-content-type-options: nosniff",
        "/app-1.js",
        "  cache-control: public, max-age=31536000, immutable",
      ].join("\n"),
    );
  });

  it('become two lines in _redirects: one forced with "!", and one for hosts that do not know it', () => {
    expect(redirectsFile(hostRules(routes(""), "", "", null))).toContain(
      "/FAQ /faq 301!\n/FAQ /faq 301\n",
    );
  });

  describe("with a published form editor", () => {
    const rules = hostRules(routes("/lobby"), "/lobby", "site-policy", "editor-policy");

    it("give the editor a policy of its own in _headers, and take the other one back", () => {
      const file = headersFile(rules);
      for (const path of ["/lobby/admin", "/lobby/admin/*"]) {
        const takenBack = `${path}\n  ! content-security-policy`;
        expect(file).toContain(`${takenBack}\n${path}\n  content-security-policy: editor-policy`);
      }
    });

    it("let nginx choose the policy by the path", () => {
      expect(nginxHeaders(rules)).toContain(
        "add_header content-security-policy $site_policy always;",
      );
      expect(nginxMaps(rules)).toContain(
        '  default "site-policy";\n  ~^/lobby/admin(/|$) "editor-policy";',
      );
    });

    it("let Caddy send one policy for each path", () => {
      const file = caddyRules(rules);
      expect(file).toContain("@editor path_regexp ^/lobby/admin(/|$)");
      expect(file).toContain("@site not path_regexp ^/lobby/admin(/|$)");
      expect(file.match(/content-security-policy/g)).toHaveLength(2);
    });
  });

  it("become regular expressions for nginx", () => {
    const maps = nginxMaps(hostRules(routes("/lobby"), "/lobby", "", null));
    expect(maps).toContain("~^/lobby/static/ ");
    expect(maps).toContain("~*^/lobby/faq/?$ /lobby/faq;");
  });
});
