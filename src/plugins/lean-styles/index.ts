import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {leanInfima} from './lean-infima.ts';
import {classNamesIn, linkStylesheets} from './page-stylesheet.ts';

/**
 * Style sheets that stand apart from the theme's, by name: each is linked from
 * the pages that use its classes, and loads by itself where a script asks for
 * the part it belongs to.
 */
const apart = {
  /** Blog, learn articles and success stories. */
  posts: /[\\/](?:theme[\\/]Blog|Icon[\\/]Socials).*\.css$/,
  /** Product pages and directories: the site's own parts but for those that docs pages use. */
  pages:
    /[\\/]src[\\/](?!css[\\/]|mdx[\\/]|theme[\\/](?:CodeBlock|Blog|NotFound)|components[\\/](?:Button|CopyButton|CommandTabs|DemoPlayer|Icon)[\\/]).*\.css$/,
  /** The search modal. */
  search: /[\\/](?:@docsearch[\\/].*|src[\\/]css[\\/]search)\.css$/,
};

const splitOff = (name: string, test: RegExp) => ({
  name,
  test,
  type: 'css/mini-extract',
  // What every page needs stays in the theme's file.
  chunks: 'async' as const,
  enforce: true,
  // Before the theme's own group, which takes every style sheet.
  priority: 60,
});

/**
 * Keeps style sheets small. Of Infima only what the theme or the site names
 * remains, and parts that few pages use stand in files of their own.
 */
export default function leanStyles({siteDir}: LoadContext): Plugin {
  const theme = path.join(siteDir, 'node_modules/@docusaurus');
  return {
    name: 'lean-styles',
    configurePostCss(options) {
      const folders = [
        path.join(siteDir, 'src'),
        path.join(theme, 'theme-classic/lib'),
        path.join(theme, 'theme-common/lib'),
      ];
      return {
        ...options,
        plugins: [
          ...options.plugins,
          leanInfima(folders, path.join(siteDir, 'src/css/infima.css')),
        ],
      };
    },
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: Object.fromEntries(
                  Object.entries(apart).map(([name, test]) => [name, splitOff(name, test)]),
                ),
              },
            },
          },
    async postBuild({outDir, baseUrl}) {
      const folder = 'assets/css';
      const built = await readdir(path.join(outDir, folder));
      const sheets = await Promise.all(
        Object.keys(apart).map(async (name) => {
          const file = built.find((candidate) => candidate.startsWith(`${name}.`));
          if (!file) {
            throw new Error(
              `No ${name}.*.css in ${folder}: nothing fits that part of lean-styles.`,
            );
          }
          const css = await readFile(path.join(outDir, folder, file), 'utf8');
          return {href: `${baseUrl}${folder}/${file}`, classes: classNamesIn(css)};
        }),
      );
      const files = await readdir(outDir, {recursive: true});
      const pages = files.filter((file) => file.endsWith('.html'));
      await Promise.all(
        pages.map(async (page) => {
          const file = path.join(outDir, page);
          const html = await readFile(file, 'utf8');
          await writeFile(file, linkStylesheets(html, sheets));
        }),
      );
    },
  };
}
