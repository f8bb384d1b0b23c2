import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import bundler from './index.ts';

test('what was compiled for one base URL is not used for another', () => {
  const versionFor = (baseUrl: string) => {
    const config = {experiments: {cache: {version: 'client'}}};
    const plugin = bundler({baseUrl} as LoadContext);
    plugin.configureWebpack!(config as never, false, {} as ConfigureWebpackUtils, undefined);
    return config.experiments.cache.version;
  };
  expect(versionFor('/')).not.toBe(versionFor('/remotion/'));
});
