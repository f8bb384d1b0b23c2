import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {collectAnswers} from '../../scripts/new/collect-answers.ts';
import {placeInSidebar} from '../../scripts/new/docs/place-in-sidebar.ts';
import {makers} from '../../scripts/new/makers.ts';
import {readFlags} from '../../scripts/new/read-flags.ts';
import {slugFrom} from '../../scripts/new/slug.ts';
import {kinds, type Kind} from '../../src/plugins/front-matter/schemas.ts';
import {copyKeptFindings} from '../support/kept-findings.ts';
import {copySite, type SiteCopy} from '../support/site-copy.ts';

const minutes = 60_000;

describe('what is begun', () => {
  let site: SiteCopy;
  beforeAll(() => {
    site = copySite();
    copyKeptFindings(site.folder);
  });
  afterAll(() => site.remove());

  const begin = (what: string, answers: Readonly<Record<string, string>> = {}) =>
    site.run(
      'tsx',
      'scripts/new-page.mts',
      what,
      ...Object.entries(answers).map(([name, value]) => `--${name}=${value}`),
    );
  const about = (subject: string) =>
    `What you need to know about ${subject}, in a sentence that is long enough.`;
  const category = 'Getting started';

  const docs: Record<Kind, Record<string, string>> = {
    guide: {title: 'Begin a guide', category},
    concept: {title: 'Begin a concept', path: 'terminology/beginning', category},
    reference: {
      // No page has it, and none will: src/config/coverage-exceptions.ts says why.
      title: 'makeStreamPayloadMessage()',
      api: '@remotion/streaming#makeStreamPayloadMessage',
      path: 'streaming/begun',
      category: 'apiSidebar',
    },
    cli: {
      title: 'npx remotion benchmark',
      cli: 'benchmark',
      path: 'cli/benchmark-begun',
      category: 'apiSidebar',
    },
    package: {
      title: '@remotion/noise',
      package: '@remotion/noise',
      path: 'begun-package/index',
      category: 'apiSidebar',
    },
    troubleshooting: {title: 'Begin at an error', message: 'Error: Begun', category},
    migration: {title: 'Begin a migration', category},
    note: {title: 'Begin a note', category},
  };

  test.each(kinds)('is a page of kind %s', {timeout: minutes}, (kind) => {
    const {ok, output} = begin('doc', {kind, description: about(kind), ...docs[kind]});
    expect(output).toMatch(/^Wrote docs\/.*\.mdx\nWrote src\/config\/sidebars\/(main|api)\.ts$/m);
    expect(output).toContain('Next:\n- Fill the gaps');
    expect(ok).toBe(true);
  });

  test.each([
    ['post', {in: 'blog'}, /^Wrote blog\/2024-01-02-begun\/index\.mdx$/m],
    ['story', {}, /^Wrote success-stories\/2024-01-02-begun\/index\.mdx$/m],
    ['post', {in: 'learn'}, /^Wrote learn\/2024-01-02-begun\/index\.mdx$/m],
  ])('is a %s %j', {timeout: minutes}, (what, place, wrote) => {
    const description = about(`what was begun as ${Object.values(place).join('') || 'a story'}`);
    const {ok, output} = begin(what, {...place, title: 'Begun', description, date: '2024-01-02'});
    expect(output).toMatch(wrote);
    expect(ok).toBe(true);
  });

  test('is a record', {timeout: minutes}, () => {
    const expert = begin('expert', {
      name: 'Jane Doe',
      summary: 'Makes videos of data for newspapers, and shows others how that is done.',
      'video-call': 'true',
    });
    expect(expert.output).toContain('Wrote src/data/experts/jane-doe.yaml');
    expect(site.read('src/data/experts/jane-doe.yaml')).toContain('offersVideoCall: true\n');
    const template = begin('template', {
      name: 'Begun',
      kind: 'audio',
      inside: 'A composition; A server',
      description: 'Turns a clip of audio into a square video for places where people look.',
      repo: 'https://github.com/remotion-dev/begun',
    });
    expect(template.output).toContain('Wrote src/data/templates/begun.yaml');
    const showcase = begin('showcase', {
      title: 'Begun',
      topic: 'Circles that begin.',
      tags: 'tool, data',
      website: 'https://example.com',
    });
    expect(showcase.output).toContain('Wrote src/data/showcase/begun.yaml');
  });

  test('passes the checks', {timeout: 4 * minutes}, () => {
    const {ok, output} = site.run('tsx', 'scripts/check-content.mts');
    expect(output).toContain('All is well');
    expect(ok).toBe(true);
  });

  test('has the headings of its API and of its command', () => {
    const reference = site.read('docs/streaming/begun.mdx');
    expect(reference).toContain('api: "@remotion/streaming#makeStreamPayloadMessage"');
    expect(reference).toMatch(/^## Options\n\n### `nonce`$/m);
    expect(site.read('docs/cli/benchmark-begun.mdx')).toContain('### `--concurrencies`');
  });

  test('is not written over what exists', {timeout: minutes}, () => {
    const before = site.read('docs/begin-a-note.mdx');
    const {ok, output} = begin('doc', {kind: 'note', description: about('it'), ...docs.note});
    expect(ok).toBe(false);
    expect(output).toContain('docs/begin-a-note.mdx exists already.');
    expect(site.read('docs/begin-a-note.mdx')).toBe(before);
  });

  test('is not written when the checks would refuse it', {timeout: minutes}, () => {
    const sidebar = site.read('src/config/sidebars/main.ts');
    const answers = {kind: 'note', title: 'Begin It Wrong', description: 'Short.', category};
    const {ok, output} = begin('doc', answers);
    expect(ok).toBe(false);
    expect(output).toContain('description must have 60 characters or more.');
    expect(output).toContain('"Wrong" has a capital');
    expect(output).toContain('Nothing was written.');
    expect(() => site.read('docs/begin-it-wrong.mdx')).toThrow('ENOENT');
    expect(site.read('src/config/sidebars/main.ts')).toBe(sidebar);
  });

  test('is refused where there is no such API, record or thing', {timeout: minutes}, () => {
    const reference = {
      kind: 'reference',
      title: 'interpolat()',
      api: 'remotion#interpolat',
      description: about('nothing'),
      category: 'apiSidebar',
    };
    expect(begin('doc', reference).output).toContain('Did you mean interpolate?');
    const expert = {name: 'John', summary: 'Short.', website: 'x'};
    expect(begin('expert', expert).output).toContain('website must be an https address.');
    expect(begin('dog').output).toContain('"dog" is not known. Say what is new');
  });
});

describe('answers', () => {
  test('come from flags', () => {
    expect(readFlags(['--title', 'Two words', '--video-call', '--path=a/b'])).toEqual({
      title: 'Two words',
      'video-call': 'true',
      path: 'a/b',
    });
    expect(() => readFlags(['title'])).toThrow('"title" is no flag.');
  });

  test('that are missing are named with what they are', async () => {
    await expect(collectAnswers(makers.doc!, {kind: 'cli'})).rejects.toThrow(
      /Answers are missing:\n--title Title\n--description .*\n--cli Command without npx/,
    );
  });

  test('that are not among the choices are named with the nearest', async () => {
    await expect(collectAnswers(makers.doc!, {kind: 'giude'})).rejects.toThrow(
      '--kind cannot be "giude". Did you mean "guide"?',
    );
    await expect(collectAnswers(makers.post!, {titel: 'A'})).rejects.toThrow(
      'There is no flag --titel. Did you mean --title?',
    );
  });

  test('are asked for where there is a terminal, each once', async () => {
    const asked: string[] = [];
    const answers = await collectAnswers(makers.post!, {title: 'A'}, async ({name, fallback}) => {
      asked.push(name);
      return name === 'description' ? 'D' : fallback;
    });
    expect(asked).toEqual(['in', 'description', 'slug', 'author', 'cover', 'date']);
    expect(answers).toMatchObject({in: 'blog', title: 'A', description: 'D', slug: 'a'});
  });

  test('make addresses of titles', () => {
    expect(slugFrom('Hello Météo: 2 ways')).toBe('hello-meteo-2-ways');
    expect(slugFrom('useCurrentFrame()')).toBe('use-current-frame');
  });
});

describe('the place in a sidebar', () => {
  const text = `/** [Not a list. */
export const mainSidebar: Items = [
  'a',
  {type: 'category', label: 'One', items: ['b', {type: 'category', label: 'Two', items: []}]},
  {type: 'category', label: "It's [three]", items: ['c',]},
];
`;
  test.each([
    [[], "items: ['c',]}, 'new'];"],
    [['One'], "label: 'Two', items: []}, 'new']},"],
    [['One', 'Two'], "label: 'Two', items: ['new']}]},"],
    [["It's [three]"], "items: ['c', 'new']},"],
  ])('%j is at the end of its list', (categories, expected) => {
    expect(placeInSidebar(text, categories, 'new')).toContain(expected);
  });

  test('that does not exist is refused', () => {
    expect(() => placeInSidebar(text, ['Two'], 'new')).toThrow('no category "Two"');
    expect(() => placeInSidebar('', [], 'new')).toThrow('has no list');
  });
});
