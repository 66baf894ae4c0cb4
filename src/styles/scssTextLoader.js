const { fileURLToPath } = require("node:url");
const { compile } = require("sass");

/**
 * A webpack loader: a style sheet as a text inside the code that imports it. Gatsby writes the styles of
 * all other imports, also of code that is loaded late, into every page.
 */
module.exports = function scssText() {
  const { css, loadedUrls } = compile(this.resourcePath, {
    style: "compressed",
    loadPaths: ["node_modules"],
  });
  for (const url of loadedUrls) this.addDependency(fileURLToPath(url));
  return `export default ${JSON.stringify(css)};`;
};
