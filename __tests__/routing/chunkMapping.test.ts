import { parseChunkMapping } from "../../src/routing/chunkMapping";

describe("the mapping of pages to their code", () => {
  it("becomes the object that Gatsby's loader wants, and stays one", () => {
    window.___chunkMapping = '{"app":["/app.js"]}';
    parseChunkMapping();
    expect(window.___chunkMapping).toEqual({ app: ["/app.js"] });
    parseChunkMapping();
    expect(window.___chunkMapping).toEqual({ app: ["/app.js"] });
  });

  it("may be missing, as in develop", () => {
    delete window.___chunkMapping;
    expect(parseChunkMapping).not.toThrow();
  });
});
