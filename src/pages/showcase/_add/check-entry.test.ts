import {describe, expect, test} from 'vitest';
import {readRecord} from '../../../content/records/read-record.ts';
import {showcaseSchema} from '../../../data/schemas/showcase.ts';
import {checkEntry} from './check-entry.ts';
import {emptyDraft, type Draft} from './draft.ts';
import {exampleRecord} from './example.ts';
import {recordPath} from './hand-over.ts';

const draft: Draft = {
  title: 'A video',
  slug: '',
  topic: 'What viewers see in it.',
  creator: '',
  creatorUrl: '',
  submitted: '2025-05-01',
  width: '1920',
  height: '1080',
  tags: 'tool, Data Visualization',
  links: [{type: 'website', url: ' https://example.com/ '}],
};

/** What the build makes of the file that the form writes. */
const built = (changes: Partial<Draft>) => {
  const {slug, yaml, problems} = checkEntry({...draft, ...changes}, []);
  expect(problems).toEqual([]);
  return readRecord({file: recordPath(slug), text: yaml}, showcaseSchema);
};

describe('the file', () => {
  test('is read by the build as the record that was meant', () => {
    expect(built({})).toEqual({
      slug: 'a-video',
      record: {
        title: 'A video',
        topic: 'What viewers see in it.',
        submitted: '2025-05-01',
        width: 1920,
        height: 1080,
        tags: ['tool', 'data visualization'],
        links: [{type: 'website', url: 'https://example.com/'}],
      },
    });
  });

  test.each([
    ['colons', 'Title: with # and: colons'],
    ['quotes', `"Double" and 'single' quotes`],
    ['a leading quote', `'tis a title`],
    ['YAML marks', '- [not, a] {list} & *no* !tag | > % @ `x`'],
    ['a backslash', 'C:\\new\\table'],
    ['accents and scripts', 'Hello Météo 東京 עברית'],
    ['an emoji', 'Countdown 🎬👩‍💻'],
    ['what looks like a number', '2024'],
    ['what looks like a truth', 'true'],
    ['what looks like nothing', 'null'],
    ['what looks like a day', '2024-01-01'],
    ['separators of documents', '--- a ...'],
  ])('keeps a title with %s', (_what, title) => {
    expect(built({title, slug: 'kept'})).toMatchObject({slug: 'kept', record: {title}});
  });

  test.each([
    ['line breaks', 'Two\nlines\r\nand\ta tab', 'Two lines and a tab'],
    ['spaces around it', '  A video \u00A0', 'A video'],
    ['half a character', 'A \uD83C video', 'A \uFFFD video'],
  ])('makes one line of a title with %s', (_what, title, kept) => {
    expect(built({title})).toMatchObject({record: {title: kept}});
  });

  test('does not fold a long description', () => {
    const topic = 'word: '.repeat(23).trim();
    expect(built({topic})).toMatchObject({record: {topic}});
    expect(checkEntry({...draft, topic}, []).yaml.split('\n')[1]).toContain(topic);
  });

  test('leaves out rows without an address', () => {
    const links = [{type: 'video', url: ''}, ...draft.links, {type: 'tutorial', url: ' '}];
    expect(built({links})).toMatchObject({record: {links: [{type: 'website'}]}});
  });

  test('is there before the form is complete', () => {
    expect(checkEntry({...emptyDraft, title: 'Half'}, []).yaml).toBe(
      'title: Half\ntags: []\nlinks: []\n',
    );
  });
});

test('the example on the page passes the build', () => {
  const file = {file: recordPath('tide-table'), text: exampleRecord};
  expect(readRecord(file, showcaseSchema)).toHaveProperty('record');
});

describe('the problems', () => {
  const problems = (changes: Partial<Draft>, taken: string[] = []) =>
    checkEntry({...draft, ...changes}, taken).problems;

  test('of an empty form name each field once, in the order of the form', () => {
    expect(checkEntry(emptyDraft, []).problems.map(({control}) => control)).toEqual([
      'entry-title',
      'entry-topic',
      'entry-width',
      'entry-height',
      'entry-submitted',
      'entry-tags',
      'entry-links',
    ]);
  });

  test.each<[Partial<Draft>, string]>([
    [{title: 'x'}, 'entry-title'],
    [{title: '東京'}, 'entry-slug'],
    [{slug: 'Not A Slug'}, 'entry-slug'],
    [{topic: 'Write to me@example.com about it'}, 'entry-topic'],
    [{width: '12.5'}, 'entry-width'],
    [{width: '1920 px'}, 'entry-width'],
    [{height: '-1'}, 'entry-height'],
    [{height: '99999'}, 'entry-height'],
    [{submitted: '2025-13-01'}, 'entry-submitted'],
    [{creator: 'A', creatorUrl: ''}, 'entry-creator'],
    [{creatorUrl: 'https://example.com/'}, 'entry-creator'],
    [{creator: 'Ada', creatorUrl: 'example.com'}, 'entry-creatorUrl'],
    [{tags: ''}, 'entry-tags'],
    [{tags: 'a, b, c, d, e, f'}, 'entry-tags'],
    [{tags: 'tool, tool'}, 'entry-tags'],
    [{tags: 'c++'}, 'entry-tags'],
    [{links: []}, 'entry-links'],
    [
      {
        links: [
          {type: 'video', url: ''},
          {type: 'video', url: 'http://x.y/'},
        ],
      },
      'entry-links-1-url',
    ],
    [{links: [{type: 'podcast', url: 'https://example.com/'}]}, 'entry-links-0-type'],
    [{links: [...draft.links, ...draft.links]}, 'entry-links'],
  ])('of %j stand at %s', (changes, control) => {
    const found = problems(changes);
    expect(found.map((problem) => problem.control)).toEqual([control]);
    expect(found[0]?.message).toMatch(/^[A-Z].*\. .*\.$/);
  });

  test('a file name that exists is one', () => {
    expect(problems({}, ['a-video'])).toEqual([
      {control: 'entry-slug', message: expect.stringContaining('an existing entry')},
    ]);
  });
});
