import type {CheckResult, Finding} from '../../content/finding.ts';
import type {BuiltPage, BuiltSite} from './built-site.ts';

type Broken = Pick<Finding, 'rule' | 'message' | 'hint'>;

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

/** Every page has a unique title, its own address, and all tags of previews. */
export function checkHeads({folder, pages, url}: BuiltSite): CheckResult {
  const first = new Map(pages.toReversed().map((page) => [page.title, page]));
  return {
    name: 'heads',
    inspected: pages.length,
    unit: 'pages',
    findings: pages.flatMap((page) =>
      [
        ...brokenTitle(page, first.get(page.title)!),
        ...Object.entries(tags).flatMap((tag) => brokenTag(page, ...tag)),
        ...brokenAddress(page, url),
      ].map((broken) => ({file: `${folder}/${page.file}`, line: 1, column: 1, ...broken})),
    ),
  };
}

function brokenTitle(page: BuiltPage, first: BuiltPage): Broken[] {
  const message = `The title "${page.title}" is also that of ${first.path}.`;
  return first === page ? [] : [{rule: 'title', message, hint: 'Give each page its own title.'}];
}

function brokenTag({metas}: BuiltPage, name: string, expected: string | undefined): Broken[] {
  const values = metas.get(name) ?? [];
  const isRight =
    values.length === 1 && (expected === undefined ? values[0]!.trim() : values[0] === expected);
  const found = values.length === 0 ? 'missing' : values.map((value) => `"${value}"`).join(' and ');
  const hint = 'Title and description come from the page, all other tags from the build.';
  const message = `The tag ${name} is ${found}.`;
  return isRight
    ? []
    : [{rule: 'head-tag', message, hint: expected ? `It must be "${expected}".` : hint}];
}

function brokenAddress({canonicals, metas, path}: BuiltPage, siteUrl: string): Broken[] {
  const own = `${siteUrl}${path}`;
  const [canonical] = canonicals;
  const isOwn = canonical?.replace(/\/$/, '') === own.replace(/\/$/, '');
  const broken: Broken[] = [];
  if (canonicals.length !== 1 || !isOwn) {
    broken.push({
      rule: 'canonical',
      message: `The canonical address is ${canonicals.join(' and ') || 'missing'}.`,
      hint: `It must be ${own}, the page's own.`,
    });
  }
  if (canonical !== undefined && metas.get('og:url')?.[0] !== canonical) {
    broken.push({
      rule: 'head-tag',
      message: `The tag og:url is not the canonical address ${canonical}.`,
      hint: 'Both name the page; make them the same.',
    });
  }
  return broken;
}
