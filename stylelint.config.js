/** @type {import("stylelint").Config} */
module.exports = {
  extends: "stylelint-config-standard-scss",
  rules: {
    "declaration-no-important": true,
    "max-nesting-depth": 3,
    // Empty lines group the tokens.
    "scss/dollar-variable-empty-line-before": null,
    // Styles are by class; the one id is Gatsby's.
    "selector-id-pattern": "^___gatsby$",
    // CSS modules export each class by its name: camelCase, as in TypeScript.
    "selector-class-pattern": "^[a-z][a-zA-Z0-9]*$",
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["export"] }],
    "property-no-unknown": [true, { ignoreSelectors: [":export"] }],
  },
  overrides: [
    {
      // PhotoSwipe names its classes itself.
      files: ["src/components/lightbox/lightbox.scss"],
      rules: { "selector-class-pattern": "^pswp" },
    },
    {
      // Colours, sizes of type, spaces and radii come from the tokens.
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
