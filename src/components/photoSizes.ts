/* Widths for the `sizes` attribute. pictures.spec.ts compares them with the layout. */

/*
 * On phones, the layout shows photos at 89vw and 43vw. Phones have at least two device pixels per CSS pixel, so a file with
 * five sixths of them looks as sharp, and has a third fewer bytes.
 */

export const PHONE_FULL_WIDTH = "75vw";

export const PHONE_HALF_WIDTH = "36vw";
