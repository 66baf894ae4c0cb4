type Rule = { test?: unknown; use?: { options?: { limit?: number | false } }[] };

/**
 * Changes Gatsby's webpack settings so that it does not write small fonts into the styles of every page.
 * @throws if Gatsby no longer has a size limit for fonts
 */
export function keepFontFiles(settings: { module: { rules: Rule[] } }) {
  const fonts = settings.module.rules.find(
    ({ test }) => test instanceof RegExp && test.test("font.woff2"),
  );
  const options = fonts?.use?.[0]?.options;
  if (!options?.limit) {
    throw new Error("Gatsby has no size limit for fonts: see plugins/static-hosts/README.md");
  }
  options.limit = false;
}
