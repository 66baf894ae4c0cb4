import { editorPolicy } from "../../../../src/build/editor/editorPolicy";

/** The directives of a policy by name, each with its sources. */
const directives = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );

const sitesIn = (policy: string) => policy.match(/[^\s;]*(?:\/\/|\*|\w\.\w)[^\s;]*/g) ?? [];

describe("the form editor's policy", () => {
  it("allows no other site if it saves in a folder", () => {
    expect(sitesIn(editorPolicy(false))).toEqual([]);
  });

  it("allows connections to GitHub, and nothing else from other sites, if it saves in a repository", () => {
    expect(sitesIn(editorPolicy(true))).toEqual(["https://api.github.com"]);
    expect(directives(editorPolicy(true))["connect-src"]).toContain("https://api.github.com");
  });

  it("differs in nothing else", () => {
    expect(editorPolicy(true).replace(" https://api.github.com", "")).toBe(editorPolicy(false));
  });

  it.each([false, true])("allows only the site's own scripts (published: %s)", (isPublished) => {
    const { "script-src": scripts, "default-src": others } = directives(editorPolicy(isPublished));
    expect(scripts).toEqual(["'self'"]);
    expect(others).toEqual(["'none'"]);
  });

  it.each([false, true])(
    "sends no forms and keeps its base address (published: %s)",
    (isPublished) => {
      expect(directives(editorPolicy(isPublished))).toMatchObject({
        "form-action": ["'none'"],
        "base-uri": ["'self'"],
      });
    },
  );

  it("contains no sign that would end the attribute of a page", () => {
    expect(editorPolicy(true)).not.toMatch(/["<>&\n]/);
  });
});
