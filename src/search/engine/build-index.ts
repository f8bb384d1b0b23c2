// oxlint-disable-next-line no-restricted-imports -- this module runs while the site is built
import {createHash} from 'node:crypto';
import MiniSearch from 'minisearch';
import type {SearchRecord} from '../record';
import {anchorOf} from './anchor-of';
import {
  firstFile,
  type FirstFile,
  type PackedPage,
  type TextsFile,
  type WordsFile,
} from './index-files';
import {textOptions, titleOptions, type TextFields, type TitleFields} from './indexes';
import {packIndex} from './pack-index';

/** A page with its sections, in the order of the page. */
type Page = {page: SearchRecord; sections: SearchRecord[]};

function groupByPage(records: readonly SearchRecord[]): Page[] {
  const pages = new Map<string, Page>();
  for (const record of records) {
    if (record.type === 'lvl1') {
      pages.set(record.url_without_anchor, {page: record, sections: []});
    }
  }
  for (const record of records) {
    const page = pages.get(record.url_without_anchor);
    if (!page) {
      throw new Error(`The section ${record.objectID} belongs to no page among the records.`);
    }
    if (record.type !== 'lvl1') {
      page.sections.push(record);
    }
  }
  return [...pages.values()];
}

const headingOf = ({hierarchy: {lvl1, lvl2, lvl3}}: SearchRecord): string => lvl3 ?? lvl2 ?? lvl1;

function packSection(section: SearchRecord): PackedPage['sections'][number] {
  const level = section.type === 'lvl2' ? 2 : 3;
  const heading = headingOf(section);
  const anchor = section.anchor ?? '';
  return anchor === anchorOf(heading) ? [level, heading] : [level, heading, anchor];
}

/** What all addresses begin with, up to a slash. */
function prefixOf(addresses: readonly string[]): string {
  const [shortest = ''] = [...addresses].sort((a, b) => a.length - b.length);
  const length = [...shortest].findIndex((_, at) =>
    addresses.some((address) => address[at] !== shortest[at]),
  );
  return shortest.slice(0, shortest.lastIndexOf('/', length < 0 ? undefined : length) + 1);
}

function packPage({page, sections}: Page, prefix: string, categories: string[]): PackedPage {
  return {
    id: page.objectID,
    path: page.url_without_anchor.slice(prefix.length),
    title: page.hierarchy.lvl1,
    category: categories.indexOf(page.hierarchy.lvl0),
    area: page.area,
    tag: page.docusaurus_tag,
    sections: sections.map(packSection),
  };
}

function indexTitles(pages: readonly PackedPage[], categories: readonly string[]): MiniSearch {
  const index = new MiniSearch<TitleFields & {id: number}>(titleOptions);
  index.addAll(
    pages.map(({title, category, path, sections}, id) => ({
      id,
      title,
      place: `${categories[category]} ${path}`,
      headings: sections.map(([, heading]) => heading).join('\n'),
    })),
  );
  return index;
}

function indexTexts(texts: readonly string[][]): MiniSearch {
  const index = new MiniSearch<TextFields & {id: number}>(textOptions);
  index.addAll(texts.map(([lead = '', ...rest], id) => ({id, lead, text: rest.join('\n')})));
  return index;
}

/** A name that changes with the content, so that parts of two builds never mix. */
const nameOf = (kind: string, content: string): string =>
  `${kind}-${createHash('sha256').update(content).digest('hex').slice(0, 10)}.json`;

/**
 * Makes the files of the embedded index.
 * @returns contents by file name, for one folder
 * @throws when there are no records, or a section without its page
 */
export function buildIndex(records: readonly SearchRecord[]): Record<string, string> {
  const pages = groupByPage(records);
  if (pages.length === 0) {
    throw new Error('There are no pages to index.');
  }
  const categories = [...new Set(pages.map(({page}) => page.hierarchy.lvl0))];
  const prefix = prefixOf(pages.map(({page}) => page.url_without_anchor));
  const packed = pages.map((page) => packPage(page, prefix, categories));
  const texts = pages.map(({page, sections}) =>
    [page, ...sections].map(({content}) => content ?? ''),
  );
  const words = JSON.stringify({index: packIndex(indexTexts(texts))} satisfies WordsFile);
  const textsJson = JSON.stringify({texts} satisfies TextsFile);
  const rest = {words: nameOf('words', words), texts: nameOf('texts', textsJson)};
  const first: FirstFile = {
    prefix,
    rest,
    categories,
    pages: packed,
    index: packIndex(indexTitles(packed, categories)),
  };
  return {[firstFile]: JSON.stringify(first), [rest.words]: words, [rest.texts]: textsJson};
}
