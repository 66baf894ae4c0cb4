import type { Store } from "gatsby";
import { renderAllPages } from "../../../../src/build/gatsby/renderAllPages";

/** The used part of Gatsby's store, with a reducer that knows one action. */
function storeThatKnows(action: string): Store {
  const html = { ssrCompilationHash: "of the last build" };
  return {
    getState: () => ({ html }),
    dispatch: ({ type, payload }: { type: string; payload: string }) => {
      if (type === action) html.ssrCompilationHash = payload;
    },
    subscribe: jest.fn(),
  } as unknown as Store;
}

describe("renderAllPages", () => {
  it("resets the hash of the last build with Gatsby's own action", () => {
    const store = storeThatKnows("SET_SSR_WEBPACK_COMPILATION_HASH");
    renderAllPages(store);
    expect(store.getState().html.ssrCompilationHash).not.toBe("of the last build");
  });

  it("stops the build if Gatsby no longer knows the action", () => {
    expect(() => renderAllPages(storeThatKnows("ANOTHER"))).toThrow("no longer has the action");
  });
});
