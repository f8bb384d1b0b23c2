import {describe, expect, test} from 'vitest';
import {templateKindNames} from '../../data/template-kinds.ts';
import {recordFiles} from '../../../tests/support/records.ts';
import {readCatalog, type SourceFiles} from './read-catalog.ts';

const message = (spoilt: SourceFiles) => {
  try {
    readCatalog(spoilt);
  } catch (error) {
    return String((error as Error).message);
  }
  return 'no findings';
};

describe('the records of the site', () => {
  const {experts, templates, showcase, team, figures} = readCatalog(recordFiles());

  test('carry their addresses', () => {
    expect(experts.map(({slug, path}) => [slug, path])).toContainEqual([
      'karel-nagel',
      '/experts/karel-nagel',
    ]);
    expect(templates.map(({path}) => path)).toContain('/templates/next-pages-dir');
    expect(showcase.map(({path}) => path)).toContain('/showcase/?video=mux');
    expect(team.map(({path}) => path)).toContain('/about/#jonny-burger');
  });

  test('experts are in the order of their day, then of their name', () => {
    const keys = experts.map(({since, name}) => `${since} ${name}`);
    expect(keys).toEqual(keys.toSorted((a, b) => a.localeCompare(b)));
  });

  test('templates are ordered by kind, starters first', () => {
    const kinds = templates.map(({kind}) => templateKindNames.indexOf(kind));
    expect(kinds[0]).toBe(0);
    expect(kinds).toEqual(kinds.toSorted((a, b) => a - b));
    expect(templates[0]?.slug).toBe('blank');
  });

  test('the newest entry of the showcase comes first', () => {
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
    expect(message({...recordFiles(), [name]: []})).toBe(
      `Some records are wrong:
src/data/${name}:1:1 record The folder has no record. Add a record such as jane-doe.yaml, or restore the files.`,
    );
  });

  test('when figures are missing', () => {
    expect(message({...recordFiles(), figures: []})).toBe(
      `Some records are wrong:
src/data/figures:1:1 record The folder has no license-prices.yaml. Add license-prices.yaml, or restore the files.
src/data/figures:1:1 record The folder has no lambda-prices.yaml. Add lambda-prices.yaml, or restore the files.`,
    );
  });

  test('when there are figures nobody knows', () => {
    const spoilt = recordFiles();
    spoilt.figures.push({file: 'src/data/figures/store-prices.yaml', text: 'year: 2025'});
    expect(message(spoilt)).toBe(
      `Some records are wrong:
src/data/figures/store-prices.yaml:1:1 record The file is not a known set of figures. Known are license-prices.yaml and lambda-prices.yaml; another set needs a schema first.`,
    );
  });

  test('with the findings of all files in one message', () => {
    const spoilt = recordFiles();
    for (const list of [spoilt.team, spoilt.templates]) {
      list[0] = {...list[0]!, text: `${list[0]!.text}colour: red\n`};
    }
    const lines = (file: string) => spoilt[file as 'team'][0]!.text.trimEnd().split('\n').length;
    expect(message(spoilt)).toBe(
      `Some records are wrong:
src/data/templates/audiogram.yaml:${lines('templates')}:1 record colour is not a known field. Remove it; the known fields are name, kind, description, inside, needs, steps, change, featured, language, tailwindOption, organization, repo, previewUrl, related, width, height, pale.
src/data/team/jonny-burger.yaml:${lines('team')}:1 record colour is not a known field. Remove it; the known fields are name, role, x, github, linkedin.`,
    );
  });
});
