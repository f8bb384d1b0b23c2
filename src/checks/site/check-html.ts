import {HtmlValidate, version, type ConfigData} from 'html-validate';
import {findingsByPage} from '../cache/findings-by-page.ts';
import {hashOf} from '../cache/hash.ts';
import type {CheckResult, Finding} from '../finding.ts';

/** A built page: path from the root of the project, and its HTML. */
export type PageText = {file: string; text: string};

/** The hash in the name of a built file changes with each build and says nothing of the page. */
const withoutHashes = (html: string) =>
  html.replace(
    /(\/assets\/[^"]*[.-])([\da-f]{8,32})(?=\.)/g,
    (_whole, name: string, hash: string) => name + '0'.repeat(hash.length),
  );

/**
 * Every page is valid HTML. Pages that a minifier has been at look wrong: it leaves closing tags out.
 * @param kept file in which the findings are kept for pages that do not change
 */
export async function checkHtml(
  pages: readonly PageText[],
  config: ConfigData,
  kept: string,
): Promise<CheckResult> {
  const validator = new HtmlValidate(config);
  const findings = await findingsByPage(
    kept,
    hashOf(JSON.stringify(config), version),
    pages.map(({file, text}) => ({file, text: withoutHashes(text)})),
    async (changed) => changed.map((page) => validate(validator, page)),
  );
  return {name: 'html', inspected: pages.length, unit: 'pages', findings};
}

const validate = (validator: HtmlValidate, {file, text}: PageText): Finding[] =>
  validator.validateStringSync(text, file).results.flatMap(({messages}) =>
    messages.map(({ruleId, message, line, column, selector}) => ({
      file,
      line,
      column,
      rule: `html/${ruleId}`,
      message: `${message.replace(/\.$/, '')}${selector ? ` (${selector})` : ''}.`,
      remedy: `See https://html-validate.org/rules/${ruleId}.html.`,
    })),
  );
