import MiniSearch from 'minisearch';
import {describe, expect, it} from 'vitest';
import {buildIndex} from './build-index';
import {recordsOf, siteRecords} from './fixture-records';
import type {FirstFile, TextsFile, WordsFile} from './index-files';
import {titleOptions} from './indexes';
import {packIndex} from './pack-index';
import {openIndex} from './site-index';
import {unpackIndex} from './unpack-index';

const files = buildIndex(siteRecords);
const read = <File>(name: string) => JSON.parse(files[name]!) as File;
const first = read<FirstFile>('first.json');

describe('buildIndex', () => {
  it('parts titles, words and texts, by names that change with their content', () => {
    expect(Object.keys(files)).toEqual(['first.json', first.rest.words, first.rest.texts]);
    expect(first.rest.words).toMatch(/^words-[0-9a-f]{10}\.json$/);
    const changed = buildIndex([...siteRecords, ...recordsOf('/docs/new', 'New', 'Other words.')]);
    expect(Object.keys(changed)).not.toContain(first.rest.words);
  });

  it('is the same for the same records', () => {
    expect(buildIndex(siteRecords)).toEqual(files);
  });

  it('keeps all texts out of the first file', () => {
    expect(files['first.json']).not.toContain('Gives children');
    expect(read<TextsFile>(first.rest.texts).texts[4]).toEqual([
      'Gives children a place in time.',
      'Wraps the children in a box & more, or "none".',
    ]);
    expect(read<WordsFile>(first.rest.words).index.terms).toContain('children');
  });

  it('leads to every page and section by the address of its record', async () => {
    const {pages} = await openIndex(first);
    const addresses = pages.flatMap(({url, sections}) => [
      url,
      ...sections.map(({anchor}) => `${url}#${anchor}`),
    ]);
    expect(addresses).toEqual(siteRecords.map(({url}) => url));
  });

  it('keeps an anchor that does not follow from its heading', async () => {
    const records = recordsOf('/docs/a', 'A', '', {sections: [{heading: 'Twice'}]});
    records[1]!.anchor = 'twice-1';
    const index = await openIndex(JSON.parse(buildIndex(records)['first.json']!) as FirstFile);
    expect(index.pages[0]!.sections[0]!.anchor).toBe('twice-1');
  });

  it('refuses nothing, and sections without a page', () => {
    expect(() => buildIndex([])).toThrow('There are no pages');
    expect(() => buildIndex(siteRecords.slice(2).filter(({type}) => type === 'lvl3'))).toThrow(
      'belongs to no page',
    );
  });
});

describe('a packed index', () => {
  it('answers as the one that was packed', async () => {
    const whole = new MiniSearch(titleOptions);
    const words = ['frame', 'player render', 'frame frame frame', '', 'render'];
    whole.addAll(words.map((title, id) => ({id, title, place: 'x', headings: words[4 - id]})));
    const packed = JSON.parse(JSON.stringify(packIndex(whole))) as FirstFile['index'];
    const unpacked = await unpackIndex(packed, titleOptions);
    for (const query of ['frame', 'render', 'pla', 'x']) {
      const results = whole.search(query, {prefix: true});
      expect(results.length).toBeGreaterThan(0);
      expect(unpacked.search(query, {prefix: true})).toEqual(results);
    }
  });
});
