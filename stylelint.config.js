/** @type {import("stylelint").Config} */
module.exports = {
  extends: "stylelint-config-standard-scss",
  rules: {
    "declaration-no-important": true,
    "max-nesting-depth": 3,
    // Safari before 16.4 ignores queries such as `(width >= 48em)`.
    "media-feature-range-notation": "prefix",
    // Left and right change places when a browser translates the page to Arabic.
    "property-disallowed-list": ["/(^|-)(left|right)(-|$)/"],
    "declaration-property-value-disallowed-list": {
      "/^(text-align|float|clear)$/": ["left", "right"],
      "/^(margin|padding|inset)$/": ["/^\\S+ \\S+ \\S+ \\S+$/"],
    },
    // Empty lines group the tokens.
    "scss/dollar-variable-empty-line-before": null,
    "selector-max-id": 0,
    // camelCase, because TypeScript imports class names from CSS modules.
    "selector-class-pattern": "^[a-z][a-zA-Z0-9]*$",
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["export"] }],
    "property-no-unknown": [true, { ignoreSelectors: [":export"] }],
  },
  overrides: [
    {
      // The rule takes the E in U+7E for a unit.
      files: ["src/styles/_fonts.scss"],
      rules: { "unit-no-unknown": null },
    },
    {
      files: ["src/components/lightbox/lightbox.scss"],
      rules: { "selector-class-pattern": "^pswp" },
    },
    {
      files: ["src/**/*.module.scss"],
      rules: {
        "color-no-hex": true,
        "color-named": "never",
        "declaration-property-unit-disallowed-list": {
          "/^(margin|padding|gap|row-gap|column-gap|font-size|line-height|border-radius)/": [
            "px",
            "rem",
          ],
        },
      },
    },
  ],
};
