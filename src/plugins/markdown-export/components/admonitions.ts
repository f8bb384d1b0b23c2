import type {Element} from 'hast';
import {select} from 'hast-util-select';
import {element, label, plainText, replaceAll, text} from '../element.ts';

const kindOf = (box: Element): string => {
  const classes = (box.properties.className ?? []) as readonly string[];
  const kind = classes.map((name) => /^theme-admonition-(.+)$/.exec(name)?.[1]).find(Boolean);
  return kind ?? 'note';
};

const capitalized = (word: string) => word[0]!.toUpperCase() + word.slice(1);

/** A note, tip or warning becomes a quote under its kind and, where it has one, its title. */
export function writeAdmonitions(article: Element): void {
  replaceAll(article, '.theme-admonition', (box) => {
    const kind = kindOf(box);
    const heading = select('[class*=admonitionHeading]', box);
    const content = select('[class*=admonitionContent]', box);
    const title = heading ? plainText(heading) : '';
    const own = title && title.toLowerCase() !== kind ? `: ${title}` : '';
    return [
      element('blockquote', [
        label([text(capitalized(kind) + own)]),
        ...(content?.children ?? box.children.filter((child) => child !== heading)),
      ]),
    ];
  });
}
