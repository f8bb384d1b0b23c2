import {expect, test} from 'vitest';
import {leanConfig} from './lean-config.ts';
import {leanRegistry} from './lean-registry.ts';
import {leanVersion} from './lean-version.ts';

test('an entry of the registry keeps its import only', () => {
  expect(
    leanRegistry(`export default {
  "d3334893": [() => import(/* webpackChunkName: "d3334893" */ "@site/docs/spring.mdx"), "@site/docs/spring.mdx", require.resolveWeak("@site/docs/spring.mdx")],};
`),
  ).toBe(`export default {
  "d3334893": [() => import(/* webpackChunkName: "d3334893" */ "@site/docs/spring.mdx")],};
`);
});

test('a registry of another form stops the build', () => {
  expect(() => leanRegistry('export default {};\n')).toThrow(/not written as expected/);
  expect(() => leanRegistry('  "a": require.resolveWeak("a"),\n')).toThrow(/not written/);
});

test('the configuration keeps what pages read', () => {
  expect(leanConfig({title: 'A', plugins: [1], customFields: {a: 1}, presets: []})).toBe(
    'export default {"title":"A","customFields":{"a":1}};\n',
  );
});

test('the data of the docs keeps the sidebars, without titles and descriptions', () => {
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
  expect(JSON.parse(leanVersion(JSON.stringify(data)))).toEqual({
    version: {
      label: 'Next',
      docs: {},
      docsSidebars: {apiSidebar: [{type: 'category', label: 'remotion', items: [link]}]},
    },
  });
});

test('data without sidebars stops the build', () => {
  expect(() => leanVersion('{"version": {"docsSidebars": {}}}')).toThrow(/not as expected/);
});
