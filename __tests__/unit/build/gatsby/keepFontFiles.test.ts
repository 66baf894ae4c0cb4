import { keepFontFiles } from "../../../../src/build/gatsby/keepFontFiles";

const rule = (test: RegExp) => ({ test, use: [{ options: { limit: 10_000 } }] });

describe("the size below which webpack puts files into the styles", () => {
  it("is turned off for fonts only", () => {
    const fonts = rule(/\.woff(2)?$/);
    const images = rule(/\.png$/);
    keepFontFiles({ module: { rules: [{}, images, fonts] } });
    expect(fonts.use[0]?.options.limit).toBe(false);
    expect(images.use[0]?.options.limit).toBe(10_000);
  });

  it("stops the build if Gatsby has none for fonts", () => {
    expect(() => keepFontFiles({ module: { rules: [rule(/\.png$/)] } })).toThrow("size limit");
  });
});
