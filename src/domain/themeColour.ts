/** What surrounds the installed site, and the page on phones: $night in _tokens.scss. */
export const THEME_COLOUR = "#120c2c";
