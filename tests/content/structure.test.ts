import {describe, expect, test} from 'vitest';
import {formatFinding} from '../../src/content/finding.ts';
import {checkFrontMatter} from '../../src/checks/front-matter.ts';
import {addressOf, fixedAddresses} from '../../src/content/addresses.ts';
import {headingsOf} from '../../src/content/outline.ts';
import {checkStructure} from '../../src/checks/structure/index.ts';
import {sectionRules} from '../../src/checks/structure/sections.ts';
import {slugExceptions} from '../../src/checks/structure/names.ts';
import type {Page} from '../../src/content/page.ts';
import {kinds} from '../../src/content/front-matter/schemas.ts';
import {enoughWords, pageOf} from '../support/page-of.ts';

const findings = (...pages: Page[]) => checkStructure(pages).findings.map(formatFinding);
const note = (body: string, fields = {}) => pageOf(`${enoughWords}\n\n${body}`, fields);

test('a page in order has no finding, and is counted', () => {
  const page = note('## One\n\n### Two\n\n#### Three\n\n## Four');
  expect(checkStructure([page])).toEqual({
    name: 'structure',
    inspected: 1,
    unit: 'pages',
    findings: [],
  });
});

describe('headings', () => {
  test('a skipped level is named with its line', () => {
    expect(findings(note('## One\n\n#### Two'))).toEqual([
      expect.stringContaining('docs/a.mdx:11:1 heading-order "Two"'),
    ]);
    expect(findings(note('### One'))[0]).toContain('follows the title');
  });

  test('a second title is named', () => {
    expect(findings(note('# One'))[0]).toContain(
      'heading of level 1, which the title of the page is already. Write ## instead of #.',
    );
  });

  test('ids are those of the site generator', () => {
    const page = note('## The `fps` prop\n\n## Same\n\n## Same\n\n## Other {/* #own-id */}');
    expect(headingsOf(page).map(({id, text}) => [id, text])).toEqual([
      ['the-fps-prop', 'The fps prop'],
      ['same', 'Same'],
      ['same-1', 'Same'],
      ['own-id', 'Other'],
    ]);
  });

  test('a duplicate id is named', () => {
    expect(findings(note('## Own id\n\n## Other {/* #own-id */}'))).toEqual([
      expect.stringContaining('docs/a.mdx:11:1 heading-id "Other"'),
    ]);
  });
});

describe('sections', () => {
  const links = '- [One](./b.mdx)\n';
  const code = '```tsx\nexport {};\n```';
  const complete: Record<string, string> = {
    guide: `${enoughWords}\n\n## Next steps\n\n${links}`,
    concept: `${enoughWords}\n\n## See also\n\n${links}`,
    reference: `${enoughWords}\n\n${code}\n\n## Options\n\n## See also\n\n${links}`,
    cli: `${enoughWords}\n\n${code}\n\n## Flags\n\n## See also\n\n${links}`,
    package: `${enoughWords}\n\n<Install packages={['a']} />\n\n${code}\n\n## See also\n\n${links}`,
    troubleshooting: `A sentence.\n\n${code}\n\n${enoughWords}\n\n## Verify the fix\n\n## See also\n\n${links}`,
    migration: `${enoughWords}\n\n## How to upgrade\n\n## Checklist\n\n${links}`,
    note: enoughWords,
  };

  test.each(kinds)('a complete page of kind %s has no finding', (kind) => {
    expect(findings(pageOf(complete[kind]!, {kind}))).toEqual([]);
  });

  test.each(sectionRules.map((rule) => [rule.rule, rule] as const))(
    'without it: %s',
    (sentence, {kinds: [kind]}) => {
      const page = pageOf(`## Other\n\n${enoughWords}`, {kind});
      expect(findings(page)).toContainEqual(
        expect.stringContaining(`docs/a.mdx:4:1 sections ${sentence}`),
      );
    },
  );

  test('an example below the options is too late', () => {
    const body = `${enoughWords}\n\n## Options\n\n${code}\n\n## See also\n\n${links}`;
    expect(findings(pageOf(body, {kind: 'reference'}))).toEqual([
      expect.stringContaining('shows an example before it lists'),
    ]);
  });
});

describe('length', () => {
  test('a short page needs a reason, and a long one must not give one', () => {
    expect(findings(pageOf('Few words.'))).toEqual([
      expect.stringContaining('has 2 words of prose; fewer than 120 need a reason'),
    ]);
    expect(findings(pageOf('Few words.', {short: 'There is nothing to add.'}))).toEqual([]);
    expect(findings(note('', {short: 'There is nothing to add.'}))).toEqual([
      expect.stringContaining('so it is not short. Remove the field "short"'),
    ]);
  });

  test('code and headings are no prose', () => {
    const code = `\`\`\`text\n${'word '.repeat(200)}\n\`\`\``;
    expect(findings(pageOf(`One.\n\n## ${'Word '.repeat(130)}\n\n${code}`))).toEqual([
      expect.stringContaining('has 1 word of prose'),
    ]);
  });
});

describe('names and addresses', () => {
  test.each([
    ['docs/a.mdx', undefined, '/docs/a'],
    ['docs/b/index.mdx', undefined, '/docs/b/'],
    ['docs/b/b.mdx', undefined, '/docs/b/'],
    ['docs/b/c.mdx', undefined, '/docs/b/c'],
    ['docs/b/c.mdx', 'd', '/docs/b/d'],
    ['docs/b/c.mdx', '/', '/docs/'],
    ['blog/2024-01-02-a/index.mdx', 'a', '/blog/a'],
  ])('%s with the slug %s has the address %s%s', (file, slug, address) => {
    expect(addressOf(pageOf('', {file, slug}))).toBe(address);
  });

  test('two files with one address are named, whatever its case and final slash', () => {
    const [first, second] = [note('', {file: 'docs/b.mdx'}), note('', {file: 'docs/b/index.mdx'})];
    expect(findings(first, second)).toEqual([
      expect.stringMatching(/^docs\/b\/index\.mdx:1:1 unique-address .*\/docs\/b\/.*docs\/b\.mdx/),
    ]);
  });

  test('a post cannot have the address of a product page or a record', () => {
    const page = note('', {file: 'learn/2024-01-02-a/index.mdx', slug: 'a'});
    const {findings: found} = checkStructure([page], [{file: 'the record a', address: '/learn/a'}]);
    expect(found.map(({message}) => message)).toEqual([
      'The page has the address /learn/a, which the record a has.',
    ]);
  });

  test('product pages have the addresses of their files', () => {
    const all = fixedAddresses('.');
    expect(all).toContainEqual({file: 'src/pages/index.tsx', address: '/'});
    expect(all).toContainEqual({file: 'src/pages/about/index.tsx', address: '/about/'});
    expect(all).toContainEqual({file: 'src/pages/ai.tsx', address: '/ai'});
    expect(all.filter(({file}) => file.includes('/_'))).toEqual([]);
  });

  test('a slug needs an exception with a reason', () => {
    expect(findings(note('', {slug: 'other'}))).toEqual([
      expect.stringMatching(/^docs\/a\.mdx:5:1 file-name The slug "other" gives the page/),
    ]);
    for (const [file, {slug, reason}] of Object.entries(slugExceptions)) {
      expect(findings(note('', {file, slug}))).toEqual([]);
      expect(reason.length).toBeGreaterThan(20);
    }
  });

  test('a file name must be fit for an address', () => {
    expect(findings(note('', {file: 'docs/useFrame.mdx'}))[0]).toContain(
      'The file name useFrame.mdx cannot be the last part of an address.',
    );
  });

  test('the folder of a post has its day and its slug', () => {
    const file = 'blog/2024-01-02-a/index.mdx';
    expect(findings(note('', {file, slug: 'a'}))).toEqual([]);
    expect(findings(note('', {file, slug: 'b'}))[0]).toContain('Name the folder 2024-01-02-b');
  });
});

test('two pages with one title and one description are named', () => {
  const pages = [note(''), note('', {file: 'docs/b.mdx'})];
  expect(checkFrontMatter(pages).findings.map(formatFinding)).toEqual([
    expect.stringMatching(/^docs\/b\.mdx:3:1 unique-description .*docs\/a\.mdx/),
    expect.stringMatching(/^docs\/b\.mdx:2:1 unique-title .*docs\/a\.mdx/),
  ]);
});

test('a wrong field is a finding with its line', () => {
  const {findings: found, inspected} = checkFrontMatter([note('', {titel: 'A'})]);
  expect(inspected).toBe(1);
  expect(found.map(formatFinding)).toEqual([
    expect.stringMatching(/^docs\/a\.mdx:5:1 front-matter titel .*title\?/),
  ]);
});
