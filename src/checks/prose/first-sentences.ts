import {toString} from 'mdast-util-to-string';
import {findingAt, type Finding} from '../../content/finding.ts';
import {outlineOf} from '../../content/outline.ts';
import {derived} from '../../content/derived.ts';
import type {Page} from '../../content/page.ts';

/** Words at the start of a sentence that are compared, and pages that may share them. */
const openingWords = 4;
const maxAlike = 3;

const sentenceEnd = /[.?!](?=\s|$)/;

/** The first sentence that readers see, with the line it is on. */
const firstSentence = derived('opening', (page): {words: string[]; line: number} => {
  const paragraph = outlineOf(page).opening.find(({type}) => type === 'paragraph');
  if (!paragraph) {
    return {words: [], line: 1};
  }
  const [sentence = ''] = toString(paragraph).split(sentenceEnd);
  const words = sentence.toLowerCase().match(/[\p{L}\p{N}'@/<>().-]+/gu) ?? [];
  return {words, line: paragraph.position!.start.line};
});

/**
 * Pages that begin as others do: with the same sentence, or, where it is more than a few, with the same
 * words. A formula at the top of page after page says nothing about any of them.
 */
export function findAlikeOpenings(pages: readonly Page[]): Finding[] {
  const openings = pages.flatMap((page) => {
    const first = firstSentence(page);
    return first.words.length >= openingWords ? [{file: page.file, ...first}] : [];
  });
  const keysOf = (words: string[]) =>
    [words.join(' '), words.slice(0, openingWords).join(' ')] as const;
  const count = new Map<string, number>();
  for (const {words} of openings) {
    for (const key of new Set(keysOf(words))) {
      count.set(key, (count.get(key) ?? 0) + 1);
    }
  }
  return openings.flatMap(({file, line, words}): Finding[] => {
    const [whole, start] = keysOf(words);
    const same = whole !== start && count.get(whole)! > 1;
    // Release posts are a series, and may open like one.
    if (!same && (!file.startsWith('docs/') || count.get(start)! <= maxAlike)) {
      return [];
    }
    const message = same
      ? 'Another page begins with the same sentence.'
      : `${count.get(start)} pages begin with "${start}".`;
    const hint = 'Begin with what this page gives its reader: the result or the answer.';
    return [findingAt({file, line}, 'first-sentence', message, hint)];
  });
}
