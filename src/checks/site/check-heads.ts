import type {BuiltPage, BuiltSite} from './built-page.ts';
import {start, type PageFinding, type PageResult} from './page-result.ts';
import {pagesToRead} from './resolve-address.ts';

type Fault = Pick<PageFinding, 'rule' | 'message' | 'remedy'>;

/** Tags that each page has once and filled; their values where these are the same on all pages. */
const tags: Readonly<Record<string, string | undefined>> = {
  description: undefined,
  viewport: undefined,
  'og:title': undefined,
  'og:description': undefined,
  'og:type': undefined,
  'og:url': undefined,
  'og:site_name': undefined,
  'og:image': undefined,
  'og:image:width': '1200',
  'og:image:height': '630',
  'og:image:alt': undefined,
  'twitter:card': 'summary_large_image',
  'twitter:image': undefined,
  'twitter:image:alt': undefined,
};

function tagFaults({metas}: BuiltPage): Fault[] {
  return Object.entries(tags).flatMap(([name, expected]): Fault[] => {
    const values = metas.get(name) ?? [];
    const [value] = values;
    if (values.length !== 1) {
      return [
        {
          rule: 'head-tag',
          message: `The head has ${values.length === 0 ? 'no' : values.length} ${name} tags instead of one.`,
          remedy: 'Title and description come from the page, all other tags from the build.',
        },
      ];
    }
    if (!value?.trim() || (expected !== undefined && value !== expected)) {
      return [
        {
          rule: 'head-tag',
          message: `The tag ${name} is "${value}".`,
          remedy: expected === undefined ? 'Fill it.' : `It must be "${expected}".`,
        },
      ];
    }
    return [];
  });
}

function addressFaults({canonicals, metas, address}: BuiltPage, url: string): Fault[] {
  const own = `${url}${address}`;
  const [canonical] = canonicals;
  const isOwn = canonical?.replace(/\/$/, '') === own.replace(/\/$/, '');
  return [
    ...(canonicals.length === 1 && isOwn
      ? []
      : [
          {
            rule: 'canonical',
            message: `The canonical address is ${canonicals.join(' and ') || 'missing'}.`,
            remedy: `It must be ${own}, the page's own.`,
          },
        ]),
    ...(canonical !== undefined && metas.get('og:url')?.[0] !== canonical
      ? [
          {
            rule: 'head-tag',
            message: `The tag og:url is not the canonical address ${canonical}.`,
            remedy: 'Both name the page; make them the same.',
          },
        ]
      : []),
  ];
}

function titleFaults(page: BuiltPage, first: ReadonlyMap<string, BuiltPage>): Fault[] {
  const {titles} = page;
  const [title] = titles;
  if (titles.length !== 1 || !title) {
    return [
      {
        rule: 'title',
        message: `The page has ${titles.length === 1 ? 'an empty title' : `${titles.length || 'no'} titles`}.`,
        remedy: 'Give it one title.',
      },
    ];
  }
  const other = first.get(title);
  return other && other !== page
    ? [
        {
          rule: 'title',
          message: `The title "${title}" is also that of ${other.address}.`,
          remedy: 'Give each page a title of its own.',
        },
      ]
    : [];
}

const langFaults = ({lang}: BuiltPage): Fault[] =>
  lang ? [] : [{rule: 'lang', message: 'The html element has no language.', remedy: 'Set lang.'}];

/** Every page has its language, a title of its own, its own address, and all tags of previews. */
export function checkHeads(site: BuiltSite): PageResult {
  const read = pagesToRead(site);
  const first = new Map(read.toReversed().map((page) => [page.titles[0] ?? '', page]));
  return {
    name: 'heads',
    inspected: read.length,
    unit: 'pages',
    findings: read.flatMap((page) =>
      [
        ...langFaults(page),
        ...titleFaults(page, first),
        ...tagFaults(page),
        ...addressFaults(page, site.url),
      ].map((fault) => ({page, place: start, ...fault})),
    ),
  };
}
