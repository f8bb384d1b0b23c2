import type {LoadContext, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {readdirSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import catalog from './index.ts';

const siteDir = new URL('../../../', import.meta.url).pathname;

async function run(baseUrl: string) {
  const plugin = catalog({siteDir, baseUrl} as LoadContext);
  const routes: RouteConfig[] = [];
  const data: Record<string, unknown> = {};
  const actions: PluginContentLoadedActions = {
    addRoute: (route) => void routes.push(route),
    createData: async (name, content) => {
      data[name] = content;
      return `/generated/${name}`;
    },
    setGlobalData: () => {
      throw new Error('Global data would be part of every page.');
    },
  };
  const content = (await plugin.loadContent!())!;
  await plugin.contentLoaded!({content, actions});
  return {routes, data};
}

describe('the plugin', () => {
  test('writes the data of the pages', async () => {
    const {data} = await run('/');
    expect(Object.keys(data).filter((name) => !/^(expert|template)-/.test(name))).toEqual([
      'experts.json',
      'templates.json',
      'showcase.json',
      'team.json',
      'figures.json',
      'home.json',
    ]);
  });

  test('adds exact routes below the base URL, each with its own record', async () => {
    const {routes} = await run('/site/');
    const records = ['experts', 'templates'].flatMap((name) =>
      readdirSync(`${siteDir}src/data/${name}`),
    );
    expect(routes).toHaveLength(records.length);
    expect(routes).toContainEqual({
      path: '/site/experts/karel-nagel',
      component: '@site/src/pages/experts/_profile',
      modules: {profile: '@generated/catalog/default/expert-karel-nagel.json'},
      exact: true,
    });
    expect(routes).toContainEqual({
      path: '/site/templates/tiktok',
      component: '@site/src/pages/templates/_template',
      modules: {
        profile: '@generated/catalog/default/template-tiktok.json',
        demo: '@generated/demos/default/templates/tiktok.json',
      },
      exact: true,
    });
  });

  test('stops on a folder without records', async () => {
    const plugin = catalog({siteDir: `${siteDir}tests/fixtures`, baseUrl: '/'} as LoadContext);
    await expect(async () => plugin.loadContent!()).rejects.toThrow(
      'src/data/experts:1:1 record The folder has no record.',
    );
  });
});
