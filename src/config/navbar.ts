import type {ThemeConfig} from '@docusaurus/preset-classic';
import {linkTo, type LinkKey} from './links.ts';
import {site} from './site.ts';

type Entry = LinkKey | readonly [LinkKey, label: string];

const group = (label: string, entries: readonly Entry[]) => ({
  type: 'dropdown',
  label,
  position: 'left' as const,
  items: entries.map((entry) =>
    typeof entry === 'string' ? linkTo(entry) : linkTo(entry[0], entry[1]),
  ),
});

/** A link to another site that shows its mark alone, which `marks.css` has by this name. */
const iconLink = (key: LinkKey, mark: string, name: string) => ({
  href: linkTo(key).href,
  position: 'right' as const,
  className: `navbar-icon navbar-icon--${mark}`,
  'aria-label': name,
});

/** The bar at the top of every page. */
export const navbar: NonNullable<ThemeConfig['navbar']> = {
  title: site.name,
  hideOnScroll: true,
  items: [
    {type: 'docSidebar', sidebarId: 'mainSidebar', label: 'Docs', position: 'left'},
    {type: 'docSidebar', sidebarId: 'apiSidebar', label: 'API', position: 'left'},
    group('Products', ['player', 'lambda', 'mediaParser', 'webCodecs', 'recorder', 'timeline']),
    group('Resources', ['learn', 'resources', 'blog', 'showcase', 'convert', 'support']),
    group('Commercial', [
      'licensePricing',
      'store',
      'successStories',
      'experts',
      'about',
      'investors',
      'contact',
    ]),
    iconLink('github', 'github', 'GitHub repository'),
    iconLink('discord', 'discord', 'Discord'),
    iconLink('x', 'x', 'X / Twitter'),
    {
      type: 'docsVersionDropdown',
      className: 'navbar-version',
      position: 'right',
      dropdownItemsAfter: [linkTo('changelog', 'All releases')],
    },
    {type: 'localeDropdown', position: 'right'},
    {type: 'search', position: 'right'},
  ],
};
