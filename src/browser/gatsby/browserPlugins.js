/**
 * Replaces Gatsby's list of plugins with code for browsers. That list also has plugins whose code this site does not
 * use, and the options of all of them, such as the web app manifest.
 */
// biome-ignore lint/style/noRestrictedGlobals: webpack replaces it.
module.exports = [{ plugin: require("../../../gatsby-browser"), options: {} }];
