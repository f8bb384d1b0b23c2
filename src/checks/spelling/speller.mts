import {createTextDocument, DocumentValidator, readSettings} from 'cspell-lib';
import {nearestWord} from '../../data/schemas/nearest-word.ts';
import type {Finding} from '../finding.ts';
import type {Page} from '../page.ts';
import {placeOf} from '../place.ts';
import {proseRuns} from '../prose-runs.ts';

/**
 * Loads the dictionaries.
 * @param settingsFile whole path of `cspell.json`
 * @returns what finds the words of a page that no dictionary has
 */
export async function createSpeller(
  settingsFile: string,
): Promise<(page: Page) => Promise<Finding[]>> {
  const settings = await readSettings(settingsFile);
  return async (page) => {
    const document = createTextDocument({
      uri: `file:///${page.file}`,
      content: onlyProse(page),
      languageId: 'plaintext',
    });
    const options = {noConfigSearch: true, generateSuggestions: true, numSuggestions: 4};
    const validator = new DocumentValidator(document, options, settings);
    await validator.prepare();
    return validator
      .checkDocument()
      .map(({text, offset, suggestions = []}) => finding(page, text, offset, suggestions));
  };
}

/** The page with its words in their places, and spaces instead of all else. */
function onlyProse(page: Page): string {
  const runs = proseRuns(page).sort((a, b) => a.start - b.start);
  let masked = '';
  for (const {raw, start} of runs) {
    masked += ' '.repeat(start - masked.length) + withoutNames(raw);
  }
  return masked;
}

/** Blanks out names of packages, handles, addresses and files, which are spelled as they are. */
const withoutNames = (text: string) =>
  text.replace(/\S*[@/]\S+|\b[\w-]+\.[a-z]\w*\b/g, (name) => ' '.repeat(name.length));

function finding(
  {file, text}: Page,
  word: string,
  offset: number,
  suggestions: readonly string[],
): Finding {
  // They stand in the order of their likelihood; those that are far from the word are guesses.
  const meant = suggestions.find((suggestion) => nearestWord(word, [suggestion]));
  const question = meant ? `Did you mean "${meant}"? ` : '';
  return {
    file,
    ...placeOf(text, offset),
    rule: 'spelling',
    message: `"${word}" is in no dictionary.`,
    remedy: `${question}Put code in backticks; add a word that is right to .cspell/words.txt.`,
  };
}
