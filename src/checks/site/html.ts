import {HtmlValidate, version, type ConfigData} from 'html-validate';
import {findingsByPage, findingsCache} from '../../content/findings-by-page.ts';
import type {CheckResult, Finding} from '../../content/finding.ts';
import {hashOf} from '../../content/hash.ts';
import type {BuiltSite} from './built-site.ts';

/** All recommended rules of html-validate hold, but for those below, each with the reason. */
const rules: ConfigData = {
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

    // What a label, a description or a control names by its id is on the page.
    'no-missing-references': 'error',

    // One h1, no level skipped. The list next to posts has headings, and comes before the h1.
    'heading-level': ['error', {minInitialRank: 'any'}],

    // HTML asks of an id only that it is not empty and has no spaces; React's begin with an underscore.
    'valid-id': ['error', {relaxed: true}],

    // On anything that can have a name; the theme's mark of links that lead elsewhere is a named `svg`.
    'aria-label-misuse': ['error', {allowAnyNamable: true}],

    // A category of the sidebar is a link that also opens it: the theme gives the link that role.
    'prefer-native-element': ['error', {exclude: ['button']}],

    // The content security policy allows no `style` attribute.
    'no-inline-style': ['error', {allowedProperties: []}],

    // The site's name and tagline follow each title (specification, section 1) and take 43 characters.
    'long-title': ['error', {maxlength: 70 + 43}],

    // The forms answer while one types: there is nothing to submit.
    'wcag/h32': 'off',
  },
};

/**
 * Every page is valid HTML: closed elements, unique ids, one h1, a language, alt texts, links with a
 * text and so on. Minified pages look wrong: the minifier leaves closing tags out.
 */
export async function checkHtml(
  {folder, pages}: Pick<BuiltSite, 'folder' | 'pages'>,
  cache = findingsCache,
): Promise<CheckResult> {
  const validator = new HtmlValidate(rules);
  const findings = await findingsByPage(
    cache,
    'html',
    hashOf(JSON.stringify(rules), version),
    pages.map(({file, html}) => ({file: `${folder}/${file}`, text: withoutHashes(html)})),
    async (changed) => changed.map(({file, text}) => validate(validator, file, text)),
  );
  return {name: 'html', inspected: pages.length, unit: 'pages', findings};
}

/** The hash in the name of a built file changes with each build, not with the page. */
const withoutHashes = (html: string) =>
  html.replace(
    /(\/assets\/[^"]*[.-])([\da-f]{8,32})(?=\.)/g,
    (_whole, name: string, hash: string) => name + '0'.repeat(hash.length),
  );

const validate = (validator: HtmlValidate, file: string, text: string): Finding[] =>
  validator.validateStringSync(text, file).results.flatMap(({messages}) =>
    messages.map(({ruleId, message, line, column, selector}) => ({
      file,
      line,
      column,
      rule: `html/${ruleId}`,
      message: `${message.replace(/\.$/, '')}${selector ? ` (${selector})` : ''}.`,
      hint: `See https://html-validate.org/rules/${ruleId}.html.`,
    })),
  );
