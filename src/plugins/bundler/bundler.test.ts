import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import bundler from './index.ts';

/** The bundler's cache as the plugin leaves it. */
function cacheFor(baseUrl: string) {
  const cache = {version: 'client', buildDependencies: ['base.js']};
  const plugin = bundler({baseUrl} as LoadContext);
  const config = {experiments: {cache}} as never;
  const currentBundler = {instance: {NormalModuleReplacementPlugin: Object}};
  plugin.configureWebpack!(config, false, {currentBundler} as never, undefined);
  return cache;
}

test('what was compiled for one base URL is not used for another', () => {
  expect(cacheFor('/').version).not.toBe(cacheFor('/remotion/').version);
});

test('what was compiled with one state of the plugins is not used with another', () => {
  const {buildDependencies} = cacheFor('/');
  expect(buildDependencies).toContain('base.js');
  expect(buildDependencies).toContain(path.resolve('src/plugins/bundle-trim/index.ts'));
});
