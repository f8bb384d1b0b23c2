import type {Element, ElementContent} from 'hast';
import {selectAll} from 'hast-util-select';
import {element, isInline, label, replaceAll, text, unboxed} from '../element.ts';

type Term = {name: ElementContent[]; details: ElementContent[][]};

function termsOf(list: Element): Term[] {
  const terms: Term[] = [];
  for (const part of selectAll('dt, dd', list)) {
    if (part.tagName === 'dt') {
      terms.push({name: part.children, details: []});
    } else {
      terms.at(-1)?.details.push(unboxed(part));
    }
  }
  return terms;
}

const joined = (details: ElementContent[][]): ElementContent[] =>
  details.flatMap((detail, index) => (index > 0 ? [text(', '), ...detail] : detail));

const asItem = ({name, details}: Term): Element =>
  element('li', [element('strong', name), text(': '), ...joined(details)]);

/** A list of terms becomes a list with each term in bold; where an explanation is longer than a line, it follows its term. */
export function writeTerms(article: Element): void {
  replaceAll(article, 'dl', (list) => {
    const terms = termsOf(list);
    if (terms.every(({details}) => details.flat().every(isInline))) {
      return [element('ul', terms.map(asItem))];
    }
    return terms.flatMap(({name, details}) => [label(name), ...details.flat()]);
  });
}
