/**
 * Replaces Gatsby's list of plugins that have code for browsers. Gatsby's list also contains plugins whose code this
 * site does not use, and all their options. If you add a plugin with a gatsby-browser file, add it here too.
 */
// biome-ignore lint/style/noRestrictedGlobals: webpack replaces it.
module.exports = [{ plugin: require("../../../gatsby-browser"), options: {} }];
