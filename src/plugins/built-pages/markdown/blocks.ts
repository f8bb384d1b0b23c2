import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {classesOf, descendants, find, isChrome, isElement, plainText} from '../hast.ts';
import {contentOf, element, isInline, label, text} from './element.ts';

const classMatch = (node: Element, pattern: RegExp): string | undefined =>
  classesOf(node)
    .map((name) => pattern.exec(name)?.[1])
    .find(Boolean);

/** True for an element with a class of a CSS module, whose name the bundler completes. */
const hasClass = (name: string) => (node: Element) =>
  classesOf(node).some((own) => own.includes(name));

const isTitle = hasClass('codeBlockTitle');

/** Text next to the code: a mark such as the version that it was written for. */
const besideCode = (node: ElementContent): string => {
  if (!isElement(node)) {
    return node.type === 'text' ? node.value : '';
  }
  const isLeftOut = node.tagName === 'pre' || isTitle(node) || isChrome(node);
  return isLeftOut ? '' : node.children.map(besideCode).join('');
};

const languageOf = (node: Element) => classMatch(node, /^language-(?!undefined$|text$)(.+)$/);

/** A highlighted block becomes plain code with its language and, as `data-title`, its file name. */
export function codeBlock(block: Element): Element[] | undefined {
  const code = find(block, ({tagName}) => tagName === 'pre');
  if (!code || !classesOf(block).includes('theme-code-block')) {
    return undefined;
  }
  const title = find(block, isTitle);
  const language = languageOf(block) ?? languageOf(code);
  const note = besideCode(block).replace(/\s+/g, ' ').trim();
  const plain = element('code', [text(toString(code).replace(/\n$/, ''))], {
    ...(language && {className: [`language-${language}`]}),
    ...(title && {dataTitle: plainText(title)}),
  });
  const fence = element('pre', [plain]);
  return note ? [element('p', [element('em', [text(note)])]), fence] : [fence];
}

const hasRole = (role: string) => (node: Element) => node.properties.role === role;

/** Tabs become a list of terms: the label of each tab, and its panel, whether or not it is open. */
export function tabsAsTerms(node: Element): Element | undefined {
  if (!node.children.some((child) => isElement(child) && hasRole('tablist')(child))) {
    return undefined;
  }
  const inside = [...descendants(node)];
  const panels = inside.filter(hasRole('tabpanel'));
  const list = inside
    .filter(hasRole('tab'))
    .flatMap((tab, index) => [
      element('dt', tab.children),
      element('dd', panels[index]?.children ?? []),
    ]);
  return panels.length > 0 ? element('dl', list) : undefined;
}

/** The content of the innermost of boxes that hold nothing but each other. */
function unboxed(node: Element): ElementContent[] {
  const content = contentOf(node);
  const [only] = content;
  return content.length === 1 && isElement(only, 'div') ? unboxed(only) : content;
}

/** A list of terms becomes a list with each term in bold; where an explanation is longer than a line, it follows its term. */
export function terms(list: Element): Element[] | ElementContent[] | undefined {
  if (list.tagName !== 'dl') {
    return undefined;
  }
  const all: {name: ElementContent[]; details: ElementContent[][]}[] = [];
  for (const part of descendants(list)) {
    if (part.tagName === 'dt') {
      all.push({name: part.children, details: []});
    } else if (part.tagName === 'dd') {
      all.at(-1)?.details.push(unboxed(part));
    }
  }
  if (!all.every(({details}) => details.flat().every(isInline))) {
    return all.flatMap(({name, details}) => [label(name), ...details.flat()]);
  }
  const items = all.map(({name, details}) => {
    const joined = details.flatMap((detail, index) =>
      index > 0 ? [text(', '), ...detail] : detail,
    );
    return element('li', [element('strong', name), text(': '), ...joined]);
  });
  return [element('ul', items)];
}

const capitalized = (word: string) => word[0]!.toUpperCase() + word.slice(1);

/** A note, tip or warning becomes a quote under its kind and, where it has one, its title. */
export function admonition(box: Element): Element[] | undefined {
  if (!classesOf(box).includes('theme-admonition')) {
    return undefined;
  }
  const kind = classMatch(box, /^theme-admonition-(.+)$/) ?? 'note';
  const heading = find(box, hasClass('admonitionHeading'));
  const title = heading ? plainText(heading) : '';
  const own = title && title.toLowerCase() !== kind ? `: ${title}` : '';
  const words = box.children.filter((child) => child !== heading);
  return [element('blockquote', [label([text(capitalized(kind) + own)]), ...words])];
}

/** What opens on a click is written out, under its summary. */
export function openDetails(details: Element): ElementContent[] | undefined {
  if (details.tagName !== 'details') {
    return undefined;
  }
  const summary = find(details, ({tagName}) => tagName === 'summary');
  const content = details.children.filter((child) => child !== summary);
  if (!summary) {
    return content;
  }
  const heading = find(summary, ({tagName}) => /^h[1-6]$/.test(tagName));
  return [heading ?? label(summary.children), ...content];
}

/** A word right before a `span`: a name and what is shown below it. */
const isNamed = ([first, second]: ElementContent[]): boolean =>
  first?.type === 'text' && /\S$/.test(first.value) && isElement(second, 'span');

/** Parts of a line that only the layout separates, such as a date and an author, get a mark between them. */
export function rowWithMarks(box: Element): Element[] | undefined {
  if (!['a', 'div', 'dt', 'li'].includes(box.tagName)) {
    return undefined;
  }
  const parts = isNamed(box.children) ? box.children.slice(1) : box.children;
  const isRow =
    box.children.length > 1 && parts.every((child) => isElement(child) && isInline(child));
  const content = isRow ? contentOf(box) : [];
  if (content.length < 2) {
    return undefined;
  }
  const children = content.flatMap((part, index) => (index > 0 ? [text(' · '), part] : [part]));
  return [{...box, tagName: box.tagName === 'div' ? 'p' : box.tagName, children}];
}

const itemsOf = (list: Element): Element[] => list.children.filter((child) => isElement(child));

/** Cards with headings are sections of the page, though they are items of a list. */
export function cardsAsSections(list: Element): Element[] | undefined {
  const isList = list.tagName === 'ul' || list.tagName === 'ol';
  const hasCard = ({tagName}: Element) => /^h[2-5]$/.test(tagName);
  return isList && itemsOf(list).some((item) => find(item, hasCard))
    ? itemsOf(list).map(({children}) => element('div', children))
    : undefined;
}

/** A labelled list of words, such as tags, becomes one line. */
export function wordsAsLine(list: Element): Element[] | undefined {
  const {ariaLabel} = list.properties;
  const words = itemsOf(list);
  const isWords = words.every(({children}) => children.every(({type}) => type === 'text'));
  return list.tagName === 'ul' && ariaLabel !== undefined && isWords
    ? [element('p', [text(`${String(ariaLabel)}: ${words.map(plainText).join(', ')}`)])]
    : undefined;
}
