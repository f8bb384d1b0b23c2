import type {ThemeConfig} from '@docusaurus/preset-classic';
import {linkTo, links, type LinkKey} from './links.ts';
import {site} from './site.ts';

const column = (
  title: string,
  keys: readonly LinkKey[],
  labels: Partial<Record<LinkKey, string>> = {},
) => ({
  title,
  items: keys.map((key) => linkTo(key, labels[key])),
});

/** The three columns, the logo and the notes at the end of every page. */
export const footer: NonNullable<ThemeConfig['footer']> = {
  style: 'light',
  links: [
    column(
      site.name,
      [
        'gettingStarted',
        'api',
        'player',
        'lambda',
        'learn',
        'templates',
        'convertApp',
        'store',
        'github',
        'pro',
      ],
      {api: 'API Reference'},
    ),
    column('Community', [
      'showcase',
      'experts',
      'discord',
      'x',
      'youtube',
      'linkedin',
      'instagram',
      'tiktok',
      'threads',
    ]),
    column('More', [
      'about',
      'contact',
      'blog',
      'successStories',
      'support',
      'changelog',
      'acknowledgements',
      'license',
      'brand',
    ]),
  ],
  logo: {
    alt: site.name,
    src: 'img/wordmark.svg',
    srcDark: 'img/wordmark-white.svg',
    href: '/',
    width: 144,
    height: 32,
  },
  copyright:
    `Copyright © ${new Date().getFullYear()} ${site.company}. ` +
    `Built with <a href="${links.docusaurus.href}">${links.docusaurus.label}</a>.`,
};
