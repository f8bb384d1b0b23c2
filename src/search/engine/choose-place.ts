import {findInText} from './find-in-text';
import {indexTerms} from './index-terms';
import type {IndexedPage, Section, SiteIndex} from './site-index';
import type {Sought, SoughtWord} from './sought';

/** The place of a page that fits a query best. */
export type Place = {
  /** Null for the page as a whole. */
  section: Section | null;
  /** What it says; null as long as the texts have not arrived. */
  content: string | null;
};

const headingTerms = new WeakMap<Section, ReadonlySet<string>>();

function termsOfHeading(section: Section): ReadonlySet<string> {
  const terms = headingTerms.get(section) ?? new Set(indexTerms(section.heading));
  headingTerms.set(section, terms);
  return terms;
}

function inHeading(section: Section, {terms, parts}: SoughtWord): boolean {
  const heading = termsOfHeading(section);
  return (
    [...heading].some((term) => terms.has(term)) ||
    (parts.length > 0 && parts.every((part) => heading.has(part)))
  );
}

function inText(text: string, lower: string, {beginnings, parts}: SoughtWord): boolean {
  const has = (term: string) => findInText(text, lower, term) >= 0;
  return beginnings.some(has) || (parts.length > 0 && parts.every(has));
}

/** How many of the words a place has; those in its heading count thrice. */
function fit(section: Section | null, text: string, words: readonly SoughtWord[]): number {
  const lower = text.toLowerCase();
  const value = (word: SoughtWord) => {
    if (section && inHeading(section, word)) {
      return 3;
    }
    return inText(text, lower, word) ? 1 : 0;
  };
  return words.reduce((sum, word) => sum + value(word), 0);
}

const inTitle = ({titleTerms}: IndexedPage, {terms, parts: sought}: SoughtWord): boolean =>
  titleTerms.some(({whole, parts}) =>
    [whole, ...parts].some((term) => terms.has(term) || sought.includes(term)),
  );

/** Where to lead a reader: to the page, or to the section that has what its title has not. */
export function choosePlace({contents}: SiteIndex, page: IndexedPage, sought: Sought): Place {
  const open = sought.words.filter((word) => !inTitle(page, word));
  const texts = contents?.[page.number];
  let best = -1;
  if (open.length > 0) {
    let bestFit = fit(null, texts?.[0] ?? '', open);
    page.sections.forEach((section, index) => {
      const value = fit(section, texts?.[index + 1] ?? '', open);
      if (value > bestFit) {
        best = index;
        bestFit = value;
      }
    });
  }
  return {section: page.sections[best] ?? null, content: texts?.[best + 1] ?? null};
}
