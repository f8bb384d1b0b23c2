import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {applyFixes, formatFinding} from '../../src/content/finding.ts';
import {diskCache} from '../../src/content/disk-cache.ts';
import {unmistakable, bannedWords} from '../../src/checks/prose/words.ts';
import {checkProse} from '../../src/checks/prose/index.ts';
import {startsSmall, wrongCapitals} from '../../src/checks/prose/sentence-case.ts';
import {terms} from '../../src/checks/prose/terms.ts';
import {checkSpelling, checkWordList} from '../../src/checks/spelling.ts';
import {pageOf} from '../support/page-of.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'prose-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

const names = ['useCurrentFrame', 'durationInFrames', 'Sequence', 'spring'];
const prose = async (body: string, fields = {}) => {
  const page = pageOf(body, fields);
  const {findings, inspected} = await checkProse([page], () => names, '', diskCache(folder));
  expect(inspected).toBe(1);
  const {text} = applyFixes(
    page.text,
    findings.flatMap(({fix}) => fix ?? []),
  );
  return {found: findings.map(formatFinding), fixed: text.slice(text.indexOf('---\n\n') + 5, -1)};
};
const found = async (body: string, fields = {}) => (await prose(body, fields)).found;

test('prose in order has no finding', async () => {
  const body = `## Draw a circle with \`Circle\`

The frame rate is 30. Write \`useCurrentFrame()\`, as [the page about frames](./b.mdx) says.

\`\`\`tsx
const simply = 'just easy! useCurrentFrame';
\`\`\`
`;
  expect(await found(body)).toEqual([]);
});

describe('words', () => {
  test.each(Object.keys(bannedWords))('"%s" is banned', async (word) => {
    expect(await found(`The page says ${word} a word.`)).toEqual([
      expect.stringContaining(`docs/a.mdx:7:15 banned-word`),
    ]);
  });

  test('a banned word inside of another, in code, or as part of a name is none', async () => {
    expect(await found('Adjust it; uneasy, `just`, ./just/here, just-in-time.')).toEqual([]);
  });

  test('the description is prose as well', async () => {
    const description = 'Simply the best way to see whether the front matter is read as prose is.';
    expect(await found('', {description})).toEqual([
      expect.stringMatching(/^docs\/a\.mdx:3:15 banned-word The page says "Simply"\./),
    ]);
  });

  test.each(terms.flatMap(({use, instead}) => instead.map((word) => [word, use] as const)))(
    '"%s" becomes "%s"',
    async (word, use) => {
      const {found: findings, fixed} = await prose(`One ${word} more.`);
      expect(findings).toHaveLength(1);
      expect(findings[0]).toContain(`term The page says "${word}" where the docs say "${use}".`);
      expect(fixed).toBe(`One ${use} more.`);
    },
  );

  test('a term keeps the capital of its sentence', async () => {
    expect((await prose('Framerate is a number.')).fixed).toBe('Frame rate is a number.');
    expect((await prose('Colour is no number.')).fixed).toBe('Color is no number.');
    expect(await found('Node.js and Next.js render MP4 with FFmpeg.')).toEqual([]);
  });
});

describe('English', () => {
  test.each([
    ['It goes from blue over yellow to red.', 'It goes from blue through yellow to red.'],
    ['Use a file in place of a URL.', 'Use a file instead of a URL.'],
    ['In place of a URL, use a file.', 'Instead of a URL, use a file.'],
    ['A bar beside the video.', 'A bar next to the video.'],
    ['It renders audio as well.', 'It renders audio too.'],
    ['Mend that first.', 'Fix that first.'],
    ['It plays for ever.', 'It plays forever.'],
    ['A second call does no harm.', 'A second call is harmless.'],
    ['A promise of an object.', 'A promise that resolves to an object.'],
    ['A color in the notation of CSS.', 'A color in CSS notation.'],
    ['The flag works since then.', 'The flag has worked since then.'],
    ['A flag wins over the file.', 'A flag takes precedence over the file.'],
    ['It is a PNG, whatever the extension.', 'It is a PNG, regardless of the extension.'],
    ['It has another version than the site.', 'It has a different version than the site.'],
    ['It is computed anew.', 'It is computed again.'],
    ['It jumps to the wanted frame.', 'It jumps to the requested frame.'],
    ['Load it from a server of another origin.', 'Load it from a server on another origin.'],
    ['Released on 2 March 2024 in Zurich.', 'Released on March 2, 2024 in Zurich.'],
  ])('"%s" becomes "%s"', async (body, fixed) => {
    const result = await prose(body);
    expect(result.found).toEqual([expect.stringMatching(/ english The page says /)]);
    expect(result.fixed).toBe(fixed);
  });

  test.each([
    'The limits stand in the table.',
    'Give it a seed of its own.',
    'Call a function of yours.',
    'Read the license of Remotion.',
    'It is a wish for a field.',
    'There is a weakness in it.',
    'A chunk fails for a passing reason.',
    'It shows what one sees.',
    'Read which format suits which case.',
    'The number need not be whole.',
    'Whoever renders it gets a file.',
    'Who counts frames needs a script.',
    'FFmpeg comes along.',
    'Let it pause. Without it, never.',
    'The extension decides the codec.',
    'At the end of this page you have a video.',
    'The street is not known here.',
    'Ask before you send post.',
  ])('"%s" is found, and left to its author', async (body) => {
    const result = await prose(body);
    expect(result.found).toEqual([expect.stringMatching(/ english The page says /)]);
    expect(result.fixed).toBe(body);
  });

  test('the same words in another sense are fine', async () => {
    const body =
      'Besides, as well as this, put it into your own file. Who renders it? A tripod stands still.';
    expect(await found(body)).toEqual([]);
  });
});

describe('first sentences', () => {
  const openings = async (...sentences: string[]) => {
    const pages = sentences.map((sentence, index) => ({
      ...pageOf(`${sentence} Then more.`),
      file: `docs/${index}.mdx`,
    }));
    const {findings} = await checkProse(pages, () => names, '', diskCache(folder));
    return findings.map(({file, rule, message}) => [file, rule, message]);
  };

  test('that two pages share are found on both', async () => {
    expect(await openings('Render a video with Node.js.', 'Render a video with Node.js.')).toEqual(
      [0, 1].map((page) => [
        `docs/${page}.mdx`,
        'first-sentence',
        'Another page begins with the same sentence.',
      ]),
    );
  });

  test('that begin alike are found from the fourth page on', async () => {
    const sentences = ['a', 'b', 'c', 'd'].map((word) => `After this guide you render ${word}.`);
    expect(await openings(...sentences.slice(1))).toEqual([]);
    expect(await openings(...sentences)).toEqual(
      [0, 1, 2, 3].map((page) => [
        `docs/${page}.mdx`,
        'first-sentence',
        '4 pages begin with "after this guide you".',
      ]),
    );
  });
});

test('an exclamation mark ends no sentence; in code it may', async () => {
  expect(await found('It works! `a != b`')).toEqual([
    expect.stringContaining('docs/a.mdx:7:9 exclamation-mark'),
  ]);
});

describe('headings', () => {
  test.each([
    'Render a video',
    '1. Install the package',
    'The core: `remotion`',
    'Does an employee count? It does',
    'Render on AWS Lambda with Node.js',
    'Apple "Wow" effect',
    'Use the Media Parser in Cloud Run',
    '`Composition` and its props',
    'npm, pnpm and Bun',
    'MP4, WebM and PlayerRef',
  ])('"%s" is in sentence case', async (heading) => {
    expect(await found(`## ${heading}`)).toEqual([]);
  });

  test('a capital in the middle is named with its location', async () => {
    expect(await found('## Render a Video')).toEqual([
      expect.stringContaining('docs/a.mdx:7:13 sentence-case "Video"'),
    ]);
    expect(wrongCapitals('Create Your First Video').map(({word}) => word)).toEqual([
      'Your',
      'First',
      'Video',
    ]);
  });

  test('the name of a company with its legal form keeps its capitals', async () => {
    expect(await found('## How the people of Zebra Inc. work')).toEqual([]);
    expect(await found('## How the people of Zebra work')).toHaveLength(1);
  });

  test('a small letter at the start is named', async () => {
    expect(await found('## render a video')).toEqual([
      expect.stringContaining('sentence-case The heading begins with a small letter.'),
    ]);
    expect(startsSmall('npm and others')).toBe(false);
  });

  test('a title is a heading, except the name of an API', async () => {
    expect(await found('', {title: 'Render a Video'})).toEqual([
      expect.stringMatching(/^docs\/a\.mdx:2:18 sentence-case "Video"/),
    ]);
    const api = {title: '<Video> of Remotion', kind: 'reference', api: 'remotion#Video'};
    expect(await found('', api)).toEqual([]);
    expect(await found('', {title: '@remotion/lambda'})).toEqual([]);
  });
});

describe('names of APIs', () => {
  test('are put into backticks, also in links', async () => {
    const {found: findings, fixed} = await prose(
      'Call useCurrentFrame() and [durationInFrames](./b.mdx).',
    );
    expect(findings).toEqual([
      expect.stringContaining('docs/a.mdx:7:6 api-name useCurrentFrame()'),
      expect.stringContaining('docs/a.mdx:7:29 api-name durationInFrames'),
    ]);
    expect(fixed).toBe('Call `useCurrentFrame()` and [`durationInFrames`](./b.mdx).');
  });

  test('that could be words are left alone', async () => {
    expect([...unmistakable([...names, 'WebCodecs', 'fps', 'onEnd'])]).toEqual([
      'useCurrentFrame',
      'durationInFrames',
      'onEnd',
    ]);
    expect(await found('A Sequence with a spring.')).toEqual([]);
  });
});

test.each(['here', 'this page', 'Click here', 'read more', 'https://example.com'])(
  'the label "%s" is empty',
  async (label) => {
    expect(await found(`See [${label}](./b.mdx).`)).toEqual([
      expect.stringContaining(`7:5 link-label The link's label "${label}" does not say where`),
    ]);
  },
);

describe('characters', () => {
  test('curly quotes become straight', async () => {
    const {found: findings, fixed} = await prose('He said \u201cit\u2019s\u201d.');
    expect(findings).toHaveLength(3);
    expect(fixed).toBe('He said "it\'s".');
  });

  test('spaces at the end of a line go, except in code', async () => {
    const {found: findings, fixed} = await prose('One.  \nTwo.\n\n```text\nThree.  \n```');
    expect(findings).toEqual([expect.stringContaining('docs/a.mdx:7:5 trailing-spaces')]);
    expect(fixed).toBe('One.\nTwo.\n\n```text\nThree.  \n```');
  });

  test('invisible characters go, in code as well', async () => {
    const {found: findings, fixed} = await prose('One\u00a0two.\n\n```text\na\u200bb\n```');
    expect(findings).toHaveLength(2);
    expect(findings[0]).toContain('invisible character U+00A0');
    expect(fixed).toBe('One two.\n\n```text\nab\n```');
  });
});

describe('spelling', () => {
  const spelled = async (body: string) => {
    for (const section of ['docs', 'blog', 'learn', 'success-stories']) {
      mkdirSync(path.join(folder, section), {recursive: true});
    }
    const page = pageOf(body);
    writeFileSync(path.join(folder, page.file), page.text);
    const {findings} = await checkSpelling([page], folder, diskCache(path.join(folder, '.cache')));
    return findings.map(({file, line, column, hint}) => [`${file}:${line}:${column}`, hint]);
  };

  test('a wrong word is named with its location and the word that was meant', async () => {
    const finding = ['docs/a.mdx:7:16', expect.stringContaining('Did you mean "received"?')];
    expect(await spelled('Words that are recieved.')).toEqual([finding]);
    expect(await spelled('Words that are recieved.'), 'from the cache').toEqual([finding]);
  }, 30_000);

  test('code, links, packages and handles are right', async () => {
    const body =
      '`recieved` [text](./recieved.mdx) @remotion/recieved llms.txt color\n\n' +
      '<Note kind="recieved">{recieved}</Note>\n\n```ts\nrecieved();\n```';
    expect(await spelled(body)).toEqual([]);
  }, 30_000);

  test('British spelling is named', async () => {
    const finding = ['docs/a.mdx:7:8', expect.stringContaining('Did you mean "recognize"?')];
    expect(await spelled('Videos recognise it.')).toEqual([finding]);
  }, 30_000);

  test("the project's words are in order", () => {
    expect(checkWordList('w.txt', 'a\nB\nc\n')).toEqual([]);
    const text = 'b\na\na\n';
    const [finding] = checkWordList('w.txt', text);
    expect(finding).toMatchObject({file: 'w.txt', line: 1, rule: 'sorted-words'});
    expect(applyFixes(text, [finding!.fix!]).text).toBe('a\nb\n');
  });
});
