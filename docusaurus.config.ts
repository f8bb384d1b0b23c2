import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {announcement} from './src/config/announcement.ts';
import {blog, docs, learn, successStories} from './src/config/content.ts';
import {env} from './src/config/env.ts';
import {footer} from './src/config/footer.ts';
import {hasHistory} from './src/config/history.ts';
import {navbar} from './src/config/navbar.ts';
import {searchTheme} from './src/config/search.ts';
import {site} from './src/config/site.ts';
import {parseFrontMatter} from './src/content/front-matter/check-front-matter.ts';
import {siteFields} from './src/config/site-fields.ts';
import {pageTemplate} from './src/plugins/early-scripts/page-template.ts';

export default {
  title: site.title,
  tagline: site.tagline,
  url: env.url ?? site.url,
  baseUrl: env.baseUrl,
  favicon: 'img/favicon.svg',
  organizationName: site.organization,
  projectName: site.project,
  customFields: siteFields,
  ssrTemplate: pageTemplate,

  onBrokenLinks: 'throw',
  onBrokenAnchors: env.onBrokenAnchors,
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },
  i18n: {defaultLocale: 'en', locales: ['en']},
  future: {
    faster: true,
    experimental_vcs: hasHistory,
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      // The colour mode must be stored under the plain key `theme`.
      siteStorageNamespacing: false,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
  },

  presets: [
    [
      'classic',
      {
        docs,
        blog: false,
        theme: {customCss: './src/css/index.css'},
      } satisfies PresetOptions,
    ],
  ],
  clientModules: [
    './src/client/analytics.ts',
    './src/client/current-line.ts',
    './src/client/next-page.ts',
    './src/client/prefetch-when-idle.ts',
  ],
  plugins: [
    './src/plugins/built-pages/index.ts',
    './src/plugins/bundle-trim/index.ts',
    './src/plugins/bundler/index.ts',
    './src/plugins/catalog/index.ts',
    './src/plugins/core-fonts/index.ts',
    './src/plugins/css-split/index.ts',
    './src/plugins/demos/index.ts',
    './src/plugins/development/index.ts',
    // Before the early scripts, which its check of scripts is for.
    './src/plugins/hosting/index.ts',
    './src/plugins/early-scripts/index.ts',
    ['./src/plugins/posts/index.ts', blog],
    ['./src/plugins/posts/index.ts', learn],
    ['./src/plugins/posts/index.ts', successStories],
  ],
  themeConfig: {
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
    docs: {sidebar: {hideable: false}},
    blog: {sidebar: {groupByYear: true}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    announcementBar: announcement,
    navbar,
    footer,
    // Classes colour code (`src/css/code.css`); the default theme would be in the scripts of every page.
    prism: {theme: {plain: {}, styles: []}, darkTheme: {plain: {}, styles: []}},
    ...searchTheme,
  } satisfies ThemeConfig,
} satisfies Config;
