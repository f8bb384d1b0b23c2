import type {ConfigData} from 'html-validate';

/**
 * Rules of html-validate for the built pages (`npm run check:site`). All of its recommended ones hold,
 * but for those below, each with the reason.
 */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  elements: ['html5'],
  rules: {
    // How equal HTML is written, which React and Docusaurus decide and the minifier changes again.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',

    // HTML asks of an id only that it is not empty and has no spaces; React's begin with an underscore.
    'valid-id': ['error', {relaxed: true}],

    // On anything that can have a name; the theme's mark of links that lead elsewhere is a named `svg`.
    'aria-label-misuse': ['error', {allowAnyNamable: true}],

    // A category of the sidebar is a link that also opens it: the theme gives the link that role.
    'prefer-native-element': ['error', {exclude: ['button']}],

    // Custom properties that carry data stand in `style`, and their names are each component's own.
    'no-inline-style': 'off',

    // The site's name and tagline follow each title (specification, section 1) and take 43 characters.
    'long-title': ['error', {maxlength: 70 + 43}],

    // The forms answer while one types: there is nothing to submit.
    'wcag/h32': 'off',
  },
};
