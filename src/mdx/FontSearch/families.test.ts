import {beforeAll, expect, test} from 'vitest';
import {findFamilies, loadFamilies, type Family} from './families';

let families: Family[] = [];
beforeAll(async () => {
  families = await loadFamilies();
});

const names = (query: string) => findFamilies(families, query).map(({name}) => name);

test('nothing typed finds all families of the package, in their order', () => {
  expect(families).toHaveLength(1713);
  expect(names(' ')).toEqual(families.map(({name}) => name));
});

test('names that begin with the query come before those that contain it', () => {
  const found = names('mono');
  expect(found[0]).toBe('Monofett');
  expect(found.indexOf('Azeret Mono')).toBeGreaterThan(found.indexOf('Monoton'));
});

test.each([
  ['the name of the module', 'ZillaSlab', 'Zilla Slab'],
  ['words in any order', 'slab zilla', 'Zilla Slab'],
  ['a word of the name and a subset', 'noto khmer', 'Noto Sans Khmer'],
])('%s finds the family', (_, query, name) => {
  expect(names(query)).toContain(name);
});

test('what no family has finds none', () => {
  expect(names('no such family')).toEqual([]);
});

test('a family has its styles with their own weights, and its subsets', () => {
  expect(findFamilies(families, 'bona nova')[0]).toMatchObject({
    importName: 'BonaNova',
    facts: {
      normal: '400, 700',
      italic: '400',
      subsets: expect.stringContaining('cyrillic, '),
    },
  });
});
