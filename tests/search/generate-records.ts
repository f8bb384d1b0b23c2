import type {SearchRecord} from '../../src/search/record.ts';

/** Numbers from 0 to 1 that look random and are the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const syllables = 'ba ce di fo gu ka le mi no pu ra se ti vo xu zen tor lim dak pel'.split(' ');

/** New names on each page: the vocabulary of a site grows with it. */
const namesPerPage = 3;

/** One page's records, the first of which is the page itself. */
type Page = SearchRecord[];

function groupByPage(records: readonly SearchRecord[]): Page[] {
  const pages = new Map<string, Page>();
  for (const record of records) {
    const page = pages.get(record.url_without_anchor) ?? [];
    page.push(record);
    pages.set(record.url_without_anchor, page);
  }
  return [...pages.values()];
}

/**
 * Records of as many pages as asked for: those of the site, then others of the
 * same shape and length, with sentences of all pages and some names of their own.
 */
export function generateRecords(records: readonly SearchRecord[], count: number): SearchRecord[] {
  const random = createRandom(count);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const pages = groupByPage(records);
  const sentences = records.flatMap(({content}) => content?.match(/[^.!?]+[.!?]*\s*/g) ?? []);
  const titleWords = [
    ...new Set(pages.flatMap(([page]) => page!.hierarchy.lvl1.match(/[A-Za-z][a-z]{2,}/g) ?? [])),
  ];

  const newName = () => {
    const middle = Array.from({length: 2 + Math.floor(random() * 2)}, () => pick(syllables));
    const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
    return pick(titleWords).toLowerCase() + capital(middle.join('')) + capital(pick(titleWords));
  };
  const newText = (length: number, names: readonly string[]) => {
    let text = '';
    while (text.length < length) {
      text += random() < 0.1 ? `See ${pick(names)}(). ` : pick(sentences);
    }
    return text.slice(0, length);
  };
  const newPage = (number: number): Page => {
    const model = pick(pages);
    const names = Array.from({length: namesPerPage}, newName);
    const address = `${model[0]!.url_without_anchor}-${number}`;
    return model.map((record) => ({
      ...record,
      objectID: `${address}${record.anchor ? `#${record.anchor}` : ''}`,
      url: `${address}${record.anchor ? `#${record.anchor}` : ''}`,
      url_without_anchor: address,
      hierarchy: {...record.hierarchy, lvl1: `${names[0]}()`},
      content: record.content && newText(record.content.length, names),
    }));
  };

  const added = Array.from({length: Math.max(0, count - pages.length)}, (_, index) =>
    newPage(index),
  );
  return [...pages.slice(0, count), ...added].flat();
}
