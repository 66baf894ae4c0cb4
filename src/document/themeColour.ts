/** What surrounds the installed site, and the page on phones: `--night`, as a test checks. */
export const THEME_COLOUR = "#120c2c";
