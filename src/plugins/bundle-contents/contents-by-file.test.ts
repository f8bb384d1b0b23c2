import {expect, test} from 'vitest';
import {contentsByFile, originOf, type Module} from './contents-by-file.ts';

test('a module belongs to its package, the site’s folder or the generated files', () => {
  expect(originOf('../node_modules/@docusaurus/core/lib/client/App.js')).toBe('@docusaurus/core');
  expect(originOf('./node_modules/a/node_modules/react-dom/index.js')).toBe('react-dom');
  expect(originOf('./src/theme/SearchBar/index.tsx')).toBe('src/theme');
  expect(originOf('./.docusaurus/routes.js')).toBe('generated');
  expect(originOf('./docs/api.mdx')).toBe('docs');
  expect(originOf('webpack/runtime/load script')).toBe('runtime');
});

const module = (name: string, bytes: number, modules?: Module[]): Module => ({
  nameForCondition: () => name,
  size: () => bytes,
  modules,
});

test('concatenated modules count once, by the scripts that hold them', () => {
  const inner = [module('/site/src/theme/a.tsx', 3), module('/site/node_modules/clsx/index.js', 4)];
  expect(
    contentsByFile([
      {files: ['main.js', 'main.css'], modules: [module('', 7, inner)]},
      {files: ['main.js'], modules: [module('/site/node_modules/clsx/index.js', 1)]},
    ]),
  ).toEqual({'main.js': {'src/theme': 3, clsx: 5}});
});
