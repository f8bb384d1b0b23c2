import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {collections, readCatalog, type SourceFiles} from './read-catalog.ts';

const root = new URL('../../../', import.meta.url);

/** The site's own records, to be spoilt. */
const sources = (): SourceFiles =>
  Object.fromEntries(
    collections.map((name) => [
      name,
      readdirSync(new URL(`src/data/${name}/`, root)).map((file) => ({
        file: `src/data/${name}/${file}`,
        text: readFileSync(new URL(`src/data/${name}/${file}`, root), 'utf8'),
      })),
    ]),
  ) as SourceFiles;

const message = (spoilt: SourceFiles) => {
  try {
    readCatalog(spoilt);
  } catch (error) {
    return String((error as Error).message);
  }
  return 'no problem';
};

describe('the records of the site', () => {
  const {experts, templates, showcase, team, figures} = readCatalog(sources());

  test('carry their addresses', () => {
    expect(experts.map(({slug, path}) => [slug, path])).toContainEqual([
      'karel-nagel',
      '/experts/karel-nagel',
    ]);
    expect(templates.map(({path}) => path)).toContain('/templates/next-pages-dir');
    expect(showcase.map(({path}) => path)).toContain('/showcase/?video=mux');
    expect(team.map(({path}) => path)).toContain('/about/#jonny-burger');
  });

  test('experts stand in the order of their day, then of their name', () => {
    expect(experts.slice(0, 4).map(({slug}) => slug)).toEqual([
      'florent-pergoud',
      'mohit-yadav',
      'stephen-sullivan',
      'karel-nagel',
    ]);
    expect(experts.slice(-2).map(({slug}) => slug)).toEqual(['andrei-terteci', 'ayush-soni']);
  });

  test('templates stand by kind, starters first', () => {
    expect(templates.slice(0, 6).map(({slug}) => slug)).toEqual([
      'blank',
      'hello-world',
      'javascript',
      'skia',
      'three',
      'next',
    ]);
  });

  test('the newest entry of the showcase stands first', () => {
    const days = showcase.map(({submitted}) => submitted);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  test('figures are there', () => {
    expect(figures.licensePrices.year).toBe(2025);
    expect(Object.keys(figures.lambdaPrices.regions)).toHaveLength(24);
  });
});

describe('the build stops', () => {
  test.each(['experts', 'templates', 'showcase', 'team'] as const)('when %s is empty', (name) => {
    expect(message({...sources(), [name]: []})).toBe(
      `The records have a problem:
src/data/${name}:1 folder: has no record. Remedy: Add a record such as jane-doe.yaml, or restore the files.`,
    );
  });

  test('when figures are missing', () => {
    expect(message({...sources(), figures: []})).toBe(
      `The records have 2 problems:
src/data/figures:1 folder: has no license-prices.yaml. Remedy: Add license-prices.yaml, or restore the files.
src/data/figures:1 folder: has no lambda-prices.yaml. Remedy: Add lambda-prices.yaml, or restore the files.`,
    );
  });

  test('when there are figures nobody knows', () => {
    const spoilt = sources();
    spoilt.figures.push({file: 'src/data/figures/store-prices.yaml', text: 'year: 2025'});
    expect(message(spoilt)).toBe(
      `The records have a problem:
src/data/figures/store-prices.yaml:1 file name: is not a known set of figures. Remedy: Known are license-prices.yaml and lambda-prices.yaml; another set needs a schema first.`,
    );
  });

  test('with the faults of all files in one message', () => {
    const spoilt = sources();
    for (const list of [spoilt.team, spoilt.templates]) {
      list[0] = {...list[0]!, text: `${list[0]!.text}colour: red\n`};
    }
    const lines = (file: string) => spoilt[file as 'team'][0]!.text.trimEnd().split('\n').length;
    expect(message(spoilt)).toBe(
      `The records have 2 problems:
src/data/templates/audiogram.yaml:${lines('templates')} colour: is not a known field. Remedy: Remove it; the known fields are name, kind, description, inside, featured, language, tailwindOption, organization, repo, previewUrl, related, width, height.
src/data/team/jonny-burger.yaml:${lines('team')} colour: is not a known field. Remedy: Remove it; the known fields are name, role, x, github, linkedin.`,
    );
  });
});
