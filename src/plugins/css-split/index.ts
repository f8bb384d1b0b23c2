import {createHash} from 'node:crypto';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler, Configuration, RuleSetRule} from 'webpack';
import {findModules, findOwners, nameClass} from './class-names.ts';
import {inlineConstants} from './inline-constants.ts';
import {purgeInfima} from './purge-infima.ts';
import {sheets} from './sheets.ts';

const splitOff = (name: string, test: RegExp) => ({
  name,
  test,
  type: 'css/mini-extract',
  // What every page needs stays in the theme's sheet.
  chunks: 'async' as const,
  enforce: true,
  // Before the theme's own group, which takes every style sheet.
  priority: 60,
});

/** A plugin of the bundler that gives all style sheets the values of constants, before they are minified. */
const withConstants = {
  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap('css-split', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({name: 'css-split', stage}, (assets) => {
        const texts = (ending: string) =>
          Object.keys(assets)
            .filter((name) => name.endsWith(ending))
            .map((name) => [name, String(assets[name]!.source())] as const);
        const scripts = texts('.js').map(([, script]) => script);
        const inlined = inlineConstants(Object.fromEntries(texts('.css')), scripts);
        for (const [name, css] of Object.entries(inlined)) {
          compilation.updateAsset(name, new sources.RawSource(css));
        }
      });
    });
  },
};

type LoaderContext = {resourcePath: string};
type CssLoader = {
  options?: {
    modules?: {getLocalIdent?: (context: LoaderContext, pattern: string, name: string) => string};
  };
};

/** Gives the classes of CSS modules names by `nameClass`. @throws when the generator loads no such modules */
function renameClasses(
  {module, experiments}: Configuration,
  owners: ReadonlyMap<string, string[]>,
): void {
  const loaders = ((module?.rules ?? []) as RuleSetRule[]).flatMap(({use}) => use ?? []);
  const modules = (loaders as CssLoader[]).flatMap(({options}) => options?.modules ?? []);
  if (modules.length === 0) {
    throw new Error(
      'The generator loads no CSS modules as expected: src/plugins/css-split/index.ts.',
    );
  }
  for (const options of modules) {
    options.getLocalIdent = ({resourcePath}, _pattern, name) =>
      nameClass(owners, resourcePath, name);
  }
  const {cache} = (experiments ?? {}) as {cache?: {version: string}};
  if (cache) {
    // What is cached keeps its names: those that several modules share must stay different.
    const shared = [...owners].filter(([, {length}]) => length > 1);
    const key = createHash('sha256').update(JSON.stringify(shared)).digest('hex').slice(0, 8);
    cache.version += `-${key}`;
  }
}

/**
 * Docusaurus links one style sheet from every page, with all of Infima. This plugin removes the rules
 * of Infima that neither the theme nor the site names, splits off what only some pages use, puts the values of
 * constants into their places, and gives classes short names.
 */
export default async function cssSplit({siteDir}: LoadContext): Promise<Plugin> {
  const owners = findOwners(await findModules(siteDir));
  const theme = path.join(siteDir, 'node_modules/@docusaurus');
  return {
    name: 'css-split',
    configurePostCss(options) {
      const folders = [
        path.join(siteDir, 'src'),
        path.join(theme, 'theme-classic/lib'),
        path.join(theme, 'theme-common/lib'),
      ];
      return {
        ...options,
        plugins: [
          purgeInfima(folders, path.join(siteDir, 'src/css/infima.css')),
          ...options.plugins,
        ],
      };
    },
    configureWebpack(config, isServer) {
      const isBuild = process.env.NODE_ENV === 'production';
      // While an author works, classes come and go.
      if (isBuild) {
        renameClasses(config, owners);
      }
      return isServer
        ? {}
        : {
            plugins: isBuild ? [withConstants] : [],
            optimization: {
              splitChunks: {
                cacheGroups: Object.fromEntries(
                  Object.entries(sheets).map(([name, test]) => [name, splitOff(name, test)]),
                ),
              },
            },
          };
    },
  };
}
