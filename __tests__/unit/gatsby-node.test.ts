import { createPages, createSchemaCustomization, onCreatePage } from "../../gatsby-node";

const actions = {
  createRedirect: jest.fn(),
  createFieldExtension: jest.fn(),
  createTypes: jest.fn(),
  createPage: jest.fn(),
  deletePage: jest.fn(),
};

function run(hook: unknown, args: object = {}) {
  return (hook as (args: object) => unknown)({ actions, ...args });
}

describe("the build", () => {
  beforeEach(() => jest.clearAllMocks());

  it("redirects uppercase paths permanently, and also in the browser", async () => {
    const store = { getState: () => ({ program: { directory: "__tests__/fixture" } }) };
    await run(createPages, { store });
    expect(actions.createRedirect).toHaveBeenCalledWith({
      fromPath: "/FAQ",
      toPath: "/faq",
      isPermanent: true,
      redirectInBrowser: true,
      ignoreCase: false,
    });
  });

  it("declares every directive that its GraphQL types use", () => {
    run(createSchemaCustomization);
    const declared = actions.createFieldExtension.mock.calls.map(([{ name }]) => name);
    const types = actions.createTypes.mock.calls.flat(2).join("\n");
    const builtIn = ["dontInfer", "link"];
    const used = new Set(Array.from(types.matchAll(/@(\w+)/g), ([, name]) => name));
    expect([...used].sort()).toEqual([...declared, ...builtIn].sort());
  });

  it("marks the 404 page as blank, and no other page", () => {
    run(onCreatePage, { page: { path: "/404.html" } });
    run(onCreatePage, { page: { path: "/faq" } });
    expect(actions.createPage.mock.calls).toEqual([
      [{ path: "/404.html", context: { isBlank: true } }],
    ]);
  });
});
