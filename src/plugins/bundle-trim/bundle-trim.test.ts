import {expect, test} from 'vitest';
import {shardOf, splitDocs} from './split-docs.ts';
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
  expect(trimVersion(JSON.stringify(data))).toEqual({
    version: {
      label: 'Next',
      docs: {},
      docsSidebars: {apiSidebar: [{type: 'category', label: 'remotion', items: [link]}]},
    },
  });
});

test('data without sidebars stops the build', () => {
  expect(() => trimVersion('{"version": {"docsSidebars": {}}}')).toThrow(/data of the docs/);
});

test('a page is in the same shard with and without slash at the end', () => {
  expect(shardOf('/docs/player/', 16)).toBe(shardOf('/docs/player', 16));
  const shards = new Set(Array.from({length: 200}, (_, n) => shardOf(`/docs/page-${n}`, 16)));
  expect([...shards].toSorted((a, b) => a - b)).toEqual(Array.from({length: 16}, (_, n) => n));
});

/** Two docs pages in shards of their own (of 2), and a page that is not of the docs. */
const tables = {
  routes: `export default [
  {
    path: '/about',
    component: ComponentCreator('/about', 'aaa'),
    exact: true
  },
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'ddd'),
    routes: [
      {
        path: '/docs/',
        component: ComponentCreator('/docs/', 'b0b'),
        exact: true,
        sidebar: "main"
      },
      {
        path: '/docs/c',
        component: ComponentCreator('/docs/c', 'ccc'),
        exact: true
      }
    ]
  },
];
`,
  routesChunkNames: JSON.stringify({
    '/about-aaa': {__comp: 'a1'},
    '/docs/-b0b': {__comp: 'item', content: 'c0'},
    '/docs/c-ccc': {__comp: 'item', content: 'c1'},
    '/docs-ddd': {__comp: 'd1'},
  }),
  registry: ['a1', 'c0', 'c1', 'd1', 'item']
    .map((id) => `  "${id}": [() => import("${id}")],`)
    .join('\n'),
  globalData: JSON.stringify({
    'docusaurus-plugin-content-docs': {
      default: {
        path: '/docs',
        versions: [
          {
            mainDocId: 'start',
            docs: [
              {id: 'start', path: '/docs/'},
              {id: 'c', path: '/docs/c'},
            ],
          },
        ],
      },
    },
  }),
};

test('the docs leave the tables of every page for shards', () => {
  expect([shardOf('/docs/', 2), shardOf('/docs/c', 2)]).toEqual([1, 0]);
  const split = splitDocs(tables, 2);
  expect(split.tables.routes).toContain('routes: docsRoutes');
  expect(split.tables.routes).toContain("'/about'");
  expect(Object.keys(JSON.parse(split.tables.routesChunkNames) as object)).toEqual([
    '/about-aaa',
    '/docs-ddd',
  ]);
  // What pages of both shards need stays with every page.
  expect([...split.tables.registry.matchAll(/"(\w+)":/g)].map(([, id]) => id)).toEqual([
    'a1',
    'd1',
    'item',
  ]);
  expect(split.tables.globalData).not.toContain('/docs/c');
  expect(split.shards['docs-1.js']).toMatch(/"c0": \[.*ComponentCreator\('\/docs\/', 'b0b'\)/s);
  expect(split.shards['docs-0.js']).toContain('docs: [{"id":"c","path":"/docs/c"}]');
  expect(split.shards['docs-0.js']).not.toContain('c0');
});

test('a page of the docs that is not found in the table of routes stops the build', () => {
  const routes = tables.routes.replace(
    "path: '/docs/c',\n        component",
    "exact: true, path: '/docs/c',\n        component",
  );
  expect(() => splitDocs({...tables, routes}, 2)).toThrow(/lacks pages of the docs/);
});

test('tables of another form stop the build', () => {
  expect(() => splitDocs({...tables, routes: 'export default [];'}, 2)).toThrow(/table of routes/);
  expect(() => splitDocs({...tables, globalData: '{}'}, 2)).toThrow(/data of the docs/);
});
