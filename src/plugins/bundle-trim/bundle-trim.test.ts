import {expect, test} from 'vitest';
import {docsDataFile, trimConfig, trimRegistry, trimVersion} from './trim.ts';

test('an entry of the registry keeps its import only', () => {
  expect(
    trimRegistry(`export default {
  "d3334893": [() => import(/* webpackChunkName: "d3334893" */ "@site/docs/spring.mdx"), "@site/docs/spring.mdx", require.resolveWeak("@site/docs/spring.mdx")],};
`),
  ).toBe(`export default {
  "d3334893": [() => import(/* webpackChunkName: "d3334893" */ "@site/docs/spring.mdx")],};
`);
});

test('a registry of another form stops the build', () => {
  expect(() => trimRegistry('export default {};\n')).toThrow(/not written as expected/);
  expect(() => trimRegistry('  "a": require.resolveWeak("a"),\n')).toThrow(/not written/);
});

test('the data of the docs is the file that the registry names, whatever the base URL', () => {
  const entry = (name: string) =>
    `  "a": [() => import("@generated/docusaurus-plugin-content-docs/default/p/${name}"), "@generated/docusaurus-plugin-content-docs/default/p/${name}"],\n`;
  const file = (name: string) => `docusaurus-plugin-content-docs/default/p/${name}`;
  expect(docsDataFile(entry('docs-c24.json'))).toBe(file('docs-c24.json'));
  expect(docsDataFile(entry('remotion-docs-c24.json'))).toBe(file('remotion-docs-c24.json'));
  expect(() => docsDataFile('')).toThrow(/data of the docs/);
  expect(() => docsDataFile(entry('docs-a.json') + entry('docs-b.json'))).toThrow(/data of the/);
});

test('the configuration keeps what pages read', () => {
  expect(trimConfig({title: 'A', plugins: [1], customFields: {a: 1}, presets: []})).toBe(
    'export default {"title":"A","customFields":{"a":1}};\n',
  );
});

test('the data of the docs keeps the sidebars, without ids, titles and descriptions', () => {
  const link = {type: 'link', href: '/docs/spring', label: 'spring()', docId: 'spring'};
  const data = {
    version: {
      label: 'Next',
      docs: {spring: {id: 'spring', title: 'spring()', description: 'A spring.'}},
      docsSidebars: {
        apiSidebar: [
          {
            type: 'category',
            label: 'remotion',
            items: [{...link, unlisted: false}],
          },
        ],
      },
    },
  };
  expect(trimVersion(JSON.stringify(data))).toEqual({
    version: {
      label: 'Next',
      docs: {},
      docsSidebars: {
        apiSidebar: [{type: 'category', label: 'remotion', items: [{...link, docId: '-'}]}],
      },
    },
  });
});

test('data without sidebars stops the build', () => {
  expect(() => trimVersion('{"version": {"docsSidebars": {}}}')).toThrow(/data of the docs/);
});
