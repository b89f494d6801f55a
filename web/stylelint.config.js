// Errors in styles, in .css and in .svelte. How they are laid out is not its business.
export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['**/dist/**', '**/node_modules/**', '**/.venv/**'],
  overrides: [{ files: ['**/*.svelte'], customSyntax: 'postcss-html' }],
  rules: {
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    // Safari needs it to keep the size of texts when a phone is turned.
    'property-no-vendor-prefix': [true, { ignoreProperties: ['text-size-adjust'] }],
    // Names of typefaces keep their capitals.
    'value-keyword-case': ['lower', { ignoreKeywords: ['currentColor'], ignoreProperties: ['/^--/', '/font/'] }],
    // The suits of cards are called by their letters.
    'custom-property-pattern': '^[a-z][a-z0-9]*(-[a-zA-Z0-9]+)*$',
    // A component's styles reach its own markup only; the order of its rules is that of the markup.
    'no-descending-specificity': null,
    // Older browsers do not know the range notation.
    'media-feature-range-notation': 'prefix',
    'declaration-block-no-redundant-longhand-properties': null,
    // Layout and notation.
    'alpha-value-notation': null,
    'at-rule-empty-line-before': null,
    'color-hex-length': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-block-single-line-max-declarations': null,
    'declaration-empty-line-before': null,
    'keyframe-selector-notation': null,
    'rule-empty-line-before': null,
  },
};
