import {describe, expect, it} from 'vitest';
import {recordsOf, siteRecords} from '../../../tests/search/fixture-records';
import {generateRecords} from '../../../tests/search/generate-records';
import {buildIndex} from './build-index';
import {anchorOf, titlesFile, type TextsFile, type TitlesFile} from './site-index';

const files = buildIndex(siteRecords);
const read = <File>(name: string) => JSON.parse(files[name]!) as File;
const titles = read<TitlesFile>(titlesFile);

describe('buildIndex', () => {
  it('parts titles and texts, which have a name that changes with their content', () => {
    expect(Object.keys(files)).toEqual([titlesFile, titles.texts]);
    expect(titles.texts).toMatch(/^texts-[0-9a-f]{10}\.json$/);
    const changed = buildIndex([...siteRecords, ...recordsOf('/docs/new', 'New', 'Other words.')]);
    expect(Object.keys(changed)).not.toContain(titles.texts);
  });

  it('is the same for the same records', () => {
    expect(buildIndex(generateRecords(siteRecords, 30))).toEqual(
      buildIndex(generateRecords(siteRecords, 30)),
    );
  });

  it('leaves all texts out of the first file', () => {
    expect(files[titlesFile]).not.toContain('Gives children');
    expect(read<TextsFile>(titles.texts)[4]).toEqual([
      'Gives children a place in time.',
      'Wraps the children in a box & more, or "none".',
    ]);
  });

  it('leads to every page and section by the address of its record', () => {
    const addresses = titles.pages.flatMap(({url, sections}) => [
      url,
      ...sections.map(([, heading, anchor = anchorOf(heading)]) => `${url}#${anchor}`),
    ]);
    expect(addresses).toEqual(siteRecords.map(({url}) => url));
  });

  it('says an anchor that does not follow from its heading', () => {
    const records = recordsOf('/docs/a', 'A', '', {sections: [{heading: 'Twice'}]});
    records[1]!.anchor = 'twice-1';
    const {pages} = JSON.parse(buildIndex(records)[titlesFile]!) as TitlesFile;
    expect(pages[0]!.sections).toEqual([[2, 'Twice', 'twice-1']]);
  });

  it('refuses nothing, and sections without a page', () => {
    expect(() => buildIndex([])).toThrow('There are no pages');
    expect(() => buildIndex(siteRecords.slice(2).filter(({type}) => type === 'lvl3'))).toThrow(
      'belongs to no page',
    );
  });
});
