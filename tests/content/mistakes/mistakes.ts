import {readFileSync} from 'node:fs';
import {locationOf} from '../../../src/content/finding.ts';
import {enoughWords} from '../../support/page-of.ts';

/** A mistake that an author can make, and the line that names it. */
export type Mistake = {
  name: string;
  /** What is written, by file; a function changes what is there. */
  files: Readonly<Record<string, string | Uint8Array | ((text: string) => string)>>;
  /** What `npm run check` says of these files, as `file:line:column rule`: this and nothing else. */
  finds: readonly string[];
  /** False for a page that is in no sidebar. */
  listed?: false;
};

/** A mistake that the table below does not hold: the command that names it, and the test that proves it. */
export type MistakeElsewhere = {
  name: string;
  namedBy: 'check' | 'build' | 'check:site';
  file: string;
  test: string;
};

/** Letters and digits of a name as the last part of an address. */
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replace(/-$/, '');

const frontMatter = (fields: Readonly<Record<string, string | undefined>>) => {
  const lines = Object.entries(fields).flatMap(([key, value]) =>
    value ? [`${key}: ${value}`] : [],
  );
  return ['---', ...lines, '---', ''].join('\n');
};

/** No two pages begin alike. */
const begin = (name: string) => `${name[0]!.toUpperCase()}${name.slice(1)} is the subject.`;

const described = (name: string) =>
  `A page of a made-up site, on which an author has made this mistake: ${slugOf(name).replaceAll('-', ' ')}`.slice(
    0,
    150,
  );

/** No two pages have the same. */
const titleOf = (name: string) => `A page on ${slugOf(name).replaceAll('-', ' ')}`;

/** A page of 120 words whose front matter takes lines 1 to 5; the body begins at line 9. */
const note = (
  name: string,
  body: string,
  {kind = 'note', ...fields}: Readonly<Record<string, string | undefined>> = {},
) => {
  const head = {title: titleOf(name), description: `"${described(name)}"`, kind, ...fields};
  return `${frontMatter(head)}\n${begin(name)} ${enoughWords.trim()}\n\n${body}\n`;
};

/** A mistake on a docs page. */
const onPage = (name: string, text: string | Uint8Array, ...finds: string[]): Mistake => {
  const file = `docs/mistakes/${slugOf(name)}.mdx`;
  return {name, files: {[file]: text}, finds: finds.map((one) => `${file}:${one}`)};
};

/** A mistake in the body of a docs page. */
const inBody = (name: string, body: string, ...finds: string[]) =>
  onPage(name, note(name, body), ...finds);

/** A mistake in the fields of a docs page. */
const inFields = (
  name: string,
  fields: Readonly<Record<string, string | undefined>>,
  ...finds: string[]
) => onPage(name, note(name, 'The end.', fields), ...finds);

const fence = (language: string, ...code: string[]) =>
  ['```' + language, ...code, '```'].join('\n');

const sameDescription = `"${described('the same description')}"`;

const frontMatterMistakes = [
  inFields('an unknown field', {zebra: 'striped'}, '5:1 front-matter'),
  inFields('a field with a typo', {sidebar_lable: 'Page'}, '5:1 front-matter'),
  inFields('no description', {description: undefined}, '1:1 front-matter'),
  inFields('a long description', {description: 'Zebras run.'.repeat(20)}, '3:1 front-matter'),
  inFields('an unknown kind', {kind: 'giude'}, '4:1 front-matter'),
  inFields('a version that is not out', {since: '9.0.0'}, '5:1 front-matter'),
  inFields('an id', {id: 'zebra'}, '5:1 front-matter'),
  {
    name: 'the description of another page',
    files: {
      'docs/mistakes/described-first.mdx': note('the first', 'The end.', {
        description: sameDescription,
      }),
      'docs/mistakes/described-second.mdx': note('the second', 'The end.', {
        description: sameDescription,
      }),
    },
    finds: ['docs/mistakes/described-second.mdx:3:1 unique-description'],
  },
  {
    name: 'the title of another page',
    files: {
      'docs/mistakes/titled-first.mdx': note('titled first', 'The end.', {title: 'One title'}),
      'docs/mistakes/titled-second.mdx': note('titled second', 'The end.', {title: 'One title'}),
    },
    finds: ['docs/mistakes/titled-second.mdx:2:1 unique-title'],
  },
  inFields('an unclosed quote', {title: '"A page'}, '2:8 readable'),
  onPage(
    'no front matter',
    `${begin('no front matter')} ${enoughWords.trim()}\n`,
    '1:1 front-matter',
    '1:1 front-matter',
    '1:1 front-matter',
  ),
  inFields('another slug', {slug: 'zebra'}, '5:1 file-name'),
];

const structureMistakes = [
  inBody('a second title', '# Zebras', '9:1 heading-order'),
  inBody('a skipped level', '#### Zebras', '9:1 heading-order'),
  inBody('the same heading twice', '## Zebras\n\n## Zebras', '11:1 heading-twice'),
  inBody('a fence without an end', '```text\nZebras', '9:1 unclosed-fence'),
  inBody('an unknown admonition', ':::hint\n\nZebras run.\n\n:::', '9:1 admonition'),
  inBody('an admonition without an end', ':::note\n\nZebras run.', '9:1 admonition'),
  inBody('a missing cell', '| One | Two |\n| --- | --- |\n| 1 |', '11:1 table-cells'),
  inBody('a tab in the text', 'Zebras\trun.', '9:7 tab'),
  inBody('a long line of code', fence('text', 'z'.repeat(300)), '10:161 code-width'),
  inBody('a thing to do', 'TODO: write of zebras.', '9:1 unwritten'),
  inBody('a gap', '{/* Write: what zebras do. */}', '9:1 unwritten'),
  inBody('spaces at the end of a line', 'Zebras run.  \nAnd sleep.', '9:12 trailing-spaces'),
];

const readableMistakes = [
  inBody('broken JSX', '<b title={>Zebra</b>', '9:10 readable'),
  inBody('a bare brace', 'A { zebra.', '9:3 readable'),
  inBody('a comment of HTML', '<!-- zebra -->', '9:2 readable'),
  inBody('an unclosed tag', '<div>\n\nZebras run.', '9:1 readable'),
  inBody('a bare component name', 'Use <Sequence here.\n\nThe end.', '9:19 readable'),
];

const proseMistakes = [
  inBody('an unknown word', 'A zebrra runs.', '9:3 spelling'),
  inBody('a banned word', 'Simply run.', '9:1 banned-word'),
  inBody('an exclamation mark', 'Zebras run!', '9:11 exclamation-mark'),
  inBody('a curly quote', 'A \u201czebra" runs.', '9:3 straight-quotes'),
  inBody('a bare link', 'See https://www.w3.org/TR/.', '9:5 link-label'),
  inBody('an empty label', 'Zebras are [here](https://www.w3.org/TR/).', '9:12 link-label'),
  inBody('Title Case', '## The Zebra Runs', '9:8 sentence-case', '9:14 sentence-case'),
];

const sampleMistakes = [
  inBody('a wrong flag', fence('bash', 'npx remotion render --crff=1'), '10:21 unknown-flag'),
  inBody('a wrong subcommand', fence('bash', 'npx remotion rendr'), '10:14 unknown-command'),
  inBody('a wrong type', fence('ts', 'export const zebra: number = "";'), '10:14 sample-types'),
  inBody(
    'an unknown import',
    fence('ts', "import {useZebra} from 'remotion';", 'useZebra();'),
    '10:9 sample-types',
  ),
  inBody(
    'an unknown package in code',
    fence('ts', "import {zebra} from '@remotion/foo';", 'zebra();'),
    '10:21 sample-types',
  ),
  inBody(
    'broken JSX in code',
    fence('tsx', 'export const a = <b>;'),
    '10:19 sample-types',
    '10:22 sample-types',
  ),
  inBody('a typo in a language', fence('tsxx', 'zebra'), '9:1 fence-language'),
  inBody('a fence without a language', fence('', 'zebra'), '9:1 fence-language'),
];

/** The body of a reference page about a command that takes one option. */
const reference = (...headings: string[]) =>
  [fence('text', 'Zebra'), ...headings, '## See also', 'Nothing.'].join('\n\n');

const onReference = (name: string, api: string, body: string, ...finds: string[]) =>
  onPage(name, note(name, body, {kind: 'reference', api: `"${api}"`}), ...finds);

const referenceMistakes = [
  onReference(
    'a wrong option',
    'remotion#continueRender',
    reference('## Arguments', '### `handle`', '### `zebra`'),
    '18:1 reference-unknown',
  ),
  onReference(
    'a missing option',
    'remotion#cancelRender',
    reference('## Arguments'),
    '14:1 reference-missing',
  ),
  onReference('an unknown export', 'remotion#cancelZebra', reference(), '5:1 reference-export'),
];

const componentMistakes = [
  inBody(
    'an unknown package',
    '<Install packages={["@remotion/lotie"]} />',
    '9:22 unknown-package',
  ),
  inBody('an unknown demo', '<Demo name="interpolat" />', '9:1 demo-name'),
  inBody('an unknown component', '<Callout>Zebras run.</Callout>', '9:2 component'),
  inBody('an unknown property', '<Install package={["remotion"]} />', '9:10 component'),
  inBody('a wrong version', 'New <Since version="9.0.0" />.', '9:5 component'),
  inBody(
    'an unknown property of a demo',
    '<Demo name="interpolate" speed={2} />',
    '9:26 component',
  ),
  inBody('a style as a text', '<div style="color: red">Zebra</div>', '9:6 component'),
  inBody('a class as in HTML', '<div class="zebra">Zebra</div>', '9:6 component'),
  inBody('an import of nothing', "import {Zebra} from './zebra';\n\n<Zebra />", '9:21 component'),
];

const fileMistakes = [
  inBody(
    'conflict markers',
    '<<<<<<< HEAD\nZebras run.\n=======\nZebras sleep.\n>>>>>>> stripes',
    '9:1 conflict-marker',
  ),
  inBody(
    'conflict markers in a fence',
    fence('bash', '<<<<<<< HEAD', 'echo 1', '=======', 'echo 2', '>>>>>>> stripes'),
    '10:1 conflict-marker',
  ),
  onPage('a byte order mark', `\uFEFF${note('a byte order mark', 'Zebras run.')}`, '1:1 encoding'),
  onPage(
    'Windows line ends',
    note('Windows line ends', 'Zebras run.').replaceAll('\n', '\r\n'),
    '1:4 line-ends',
  ),
  onPage(
    'not UTF-8',
    Buffer.from(note('not UTF-8', 'The zebra \u00e9mile.'), 'latin1'),
    '9:11 encoding',
  ),
  inBody('a leaked key', `The key is \`AKIA${'2345ABCDEFGH6723'}\`.`, '9:13 secret'),
  inBody('a leaked token', `The token is \`ghp_${'a1B2'.repeat(9)}\`.`, '9:15 secret'),
];

const named = (name: string, ...files: string[]) =>
  files.map((file): Mistake => {
    const finds = ['1:1 file-name', '1:1 sidebar'].slice(
      file.endsWith('listed-nowhere.mdx') ? 1 : 0,
    );
    return {
      name,
      files: {[file]: note(name, 'The end.')},
      finds: finds.map((one) => `${file}:${one}`),
      listed: false,
    };
  });

const sidebar = (name: string, ...ids: string[]) =>
  `export const ${name}Sidebar = [\n${ids.map((id) => `  '${id}',\n`).join('')}];\n`;

const nameMistakes: Mistake[] = [
  ...named('a name with capitals', 'docs/mistakes/Capital.mdx'),
  ...named('a name with a space', 'docs/mistakes/a zebra.mdx'),
  ...named('a page of Markdown', 'docs/mistakes/markdown.md'),
  ...named('a page in no sidebar', 'docs/mistakes/listed-nowhere.mdx'),
  {
    name: 'a page in two sidebars',
    files: {
      'docs/mistakes/listed-twice.mdx': note('a page in two sidebars', 'The end.'),
      'src/config/sidebars/recorder.ts': sidebar('recorder', 'mistakes/listed-twice'),
    },
    finds: ['src/config/sidebars/recorder.ts:2:3 sidebar'],
  },
  {
    name: 'an entry without a page',
    files: {'src/config/sidebars/api.ts': sidebar('api', 'mistakes/nothing')},
    finds: ['src/config/sidebars/api.ts:2:3 sidebar'],
  },
];

const expert = (name: string, ...lines: string[]) =>
  [
    `name: ${name}`,
    'since: 2024-02-28',
    'summary: Lists one work and has a website, which is all that this record of a test has to say about her.',
    'offersVideoCall: true',
    'works:',
    '  - name: A film',
    ...lines,
    '',
  ].join('\n');

/** A mistake in a record: its file below `src/data`, its text, and where and by which rule it is named. */
const inRecord = (name: string, path: string, text: string, ...finds: string[]): Mistake => {
  const file = `src/data/${path}`;
  return {name, files: {[file]: text}, finds: finds.map((one) => `${file}:${one}`)};
};

const recordMistakes: Mistake[] = [
  inRecord('an unclosed quote in a record', 'experts/ann-a.yaml', expert('"Ann A'), '1:1 record'),
  inRecord('a tab in a record', 'experts/ann-b.yaml', expert('Ann B', '\tx: annb'), '7:1 record'),
  inRecord('a bad profile', 'experts/ann-c.yaml', expert('Ann C', "x: '@annc'"), '7:1 record'),
  inRecord(
    'an address without https',
    'experts/ann-d.yaml',
    expert('Ann D', 'website: www.foo.com'),
    '7:1 record',
  ),
  inRecord('an unknown key', 'experts/ann-e.yaml', expert('Ann E', 'zebra: 1'), '7:1 record'),
  inRecord(
    'an impossible day',
    'experts/ann-f.yaml',
    expert('Ann F').replace('02-28', '02-30'),
    '2:1 record',
  ),
  inRecord('a wrong ending', 'experts/ann-g.yml', expert('Ann G'), '1:1 record'),
  inRecord('a bad file name', 'experts/Ann_H.yaml', expert('Ann H'), '1:1 record'),
  inRecord(
    'a bad tag',
    'showcase/zebra.yaml',
    [
      'title: Zebra',
      'topic: A film about zebras.',
      'submitted: 2024-04-24',
      'width: 1920',
      'height: 1080',
      'tags:',
      '  - Zebra Films',
      'links:',
      '  - type: website',
      '    url: https://www.w3.org/',
      '',
    ].join('\n'),
    '7:1 record',
  ),
  inRecord(
    'a copy of an expert',
    'experts/zoe-karel.yaml',
    expert('Karel Nagel'),
    '1:1 same-record',
  ),
  inRecord(
    'conflict markers in a record',
    'experts/ann-i.yaml',
    expert('Ann I', '<<<<<<< HEAD', 'x: ann', '=======', 'x: anni', '>>>>>>> zebra'),
    '7:1 conflict-marker',
  ),
  inRecord(
    'a template without a demo',
    'templates/zebra.yaml',
    [
      'name: Zebra',
      'kind: starter',
      'description: A project with a zebra, which exists only to see what becomes of it without a demo.',
      'inside:',
      '  - One zebra',
      'steps:',
      '  - Start the Studio.',
      'change: The stripes.',
      'tailwindOption: false',
      'organization: remotion-dev',
      'repo: https://github.com/remotion-dev/template-empty',
      'width: 1280',
      'height: 720',
      '',
    ].join('\n'),
    '1:1 demo-name',
  ),
];

/** A post whose front matter takes lines 1 to 7. */
const post = (
  name: string,
  fields: Readonly<Record<string, string>> = {},
  mark = '{/* truncate */}',
) => {
  const head = {
    title: titleOf(name),
    slug: slugOf(name),
    description: `"${described(name)}"`,
    cover: 'code',
    ...fields,
  };
  return `${frontMatter(head)}\n${begin(name)}\n\n${mark}\n\n${enoughWords.trim()}\n`;
};

const inPost = (name: string, folder: string, text: string, ...finds: string[]): Mistake => {
  const file = folder.endsWith('.mdx') ? `blog/${folder}` : `blog/${folder}/index.mdx`;
  return {name, files: {[file]: text}, finds: finds.map((one) => `${file}:${one}`)};
};

const postMistakes: Mistake[] = [
  {
    name: 'the slug of another post',
    files: {
      'blog/2024-01-01-same/index.mdx': post('same'),
      'blog/2024-01-02-same/index.mdx': post('the slug of another post', {slug: 'same'}),
    },
    finds: ['blog/2024-01-02-same/index.mdx:3:1 unique-address'],
  },
  inPost('a folder of another name', '2024-01-03-zebra', post('other'), '3:1 file-name'),
  inPost('a post without a folder', '2024-01-04-alone.mdx', post('alone'), '3:1 file-name'),
  inPost('a post without a day', 'no-day', post('no day'), '3:1 file-name'),
  inPost(
    'an unknown cover',
    '2024-01-05-cover',
    post('cover', {cover: 'zebra'}),
    '5:1 front-matter',
  ),
  inPost(
    'an author, which posts do not have',
    '2024-01-06-author',
    post('author', {authors: '[zoe]'}),
    '6:1 front-matter',
  ),
  inPost(
    'a post without a mark',
    '2024-01-07-mark',
    post('mark', {}, 'And sleep.'),
    '1:1 truncate',
  ),
  inPost('a day to come', '2131-01-01-future', post('future'), '1:1 post-date'),
];

const demoMeta = (posterFrame = 30) =>
  `export const meta = {durationInFrames: 60, posterFrame: ${posterFrame}, description: 'A zebra runs.'};\n`;

const zebraDemo = (body = 'return null;') =>
  `import {useCurrentFrame} from 'remotion';\n\nexport default function Zebra() {\n  const frame = useCurrentFrame();\n  ${body}\n}\n`;

/** A mistake in the files of a demo, which a page shows. */
const inDemo = (
  name: string,
  files: Readonly<Record<string, string>>,
  ...finds: string[]
): Mistake => {
  const folder = slugOf(name);
  const shown = note(`${name}, shown`, `<Demo name="${folder}" />`);
  const own = Object.entries(files).map(([file, text]) => [`src/demos/${folder}/${file}`, text]);
  return {
    name,
    files: {[`docs/mistakes/shows-${folder}.mdx`]: shown, ...Object.fromEntries(own)},
    finds: finds.map((one) => `src/demos/${folder}/${one}`),
  };
};

const demoMistakes: Mistake[] = [
  inDemo(
    'a demo of a wrong type',
    {'index.tsx': zebraDemo('return frame.zebra ?? null;'), 'demo.ts': demoMeta()},
    'index.tsx:5:16 types',
  ),
  inDemo(
    'a demo that throws',
    {
      'index.tsx': zebraDemo("if (frame >= 30) throw new Error('Zebra');\n  return null;"),
      'demo.ts': demoMeta(10),
    },
    'index.tsx:5:26 demo-throws',
  ),
  inDemo(
    'a demo without a size',
    {'index.tsx': zebraDemo('return <p>{frame}</p>;')},
    'index.tsx:1:1 demo-meta',
  ),
  inDemo(
    'a late poster',
    {'index.tsx': zebraDemo('return <p>{frame}</p>;'), 'demo.ts': demoMeta(9999)},
    'demo.ts:1:1 demo-poster',
  ),
  {
    name: 'a demo that no page shows',
    files: {
      'src/demos/unseen/index.tsx': zebraDemo('return <p>{frame}</p>;'),
      'src/demos/unseen/demo.ts': demoMeta(),
    },
    finds: ['src/demos/unseen/index.tsx:1:1 demo-unused'],
  },
];

const linkMistakes: Mistake[] = [
  inBody('a broken relative link', 'Read [zebras](./zebras.mdx).', '9:15 link-target'),
  inBody('a broken absolute link', 'Read [zebras](/docs/zebras).', '9:15 link-target'),
  inBody('a link to a file of Markdown', 'Read [zebras](./zebras.md).', '9:15 link-target'),
  inBody('a link to a moved page', 'Read [on](/docs/mistakes/moved).', '9:11 link-moved'),
  inBody('a broken anchor', 'Read [zebras](#zebras).', '9:15 link-anchor'),
  inBody('a broken anchor elsewhere', 'Read [it](./a-gap.mdx#zebras).', '9:11 link-anchor'),
  inBody('a protocol with a typo', 'Read [it](htps://www.w3.org/).', '9:11 link-protocol'),
  inBody('a link to localhost', 'Read [it](http://localhost:3000/).', '9:11 link-localhost'),
  inBody('a missing picture', '![A zebra](./zebra.webp)', '9:1 image-missing'),
  inBody('an absolute picture', '![A zebra](/img/zebra.webp)', '9:1 image-path'),
  inBody('a picture without a text', '![](./zebra.webp)', '9:1 image-alt', '9:1 image-missing'),
  inBody(
    'an img without a text',
    '<img src="/img/logo.svg" />',
    '9:1 image-alt',
    '9:1 image-path',
    '9:1 image-size',
  ),
];

const redirects = 'src/config/hosting.ts';

const madeUpRedirects = [
  "  ['/docs/mistakes/moved', '/docs/mistakes/a-thing-to-do'],",
  "  ['/docs/mistakes/round', '/docs/mistakes/round'],",
  "  ['/docs/mistakes/a-gap', '/docs/mistakes/a-thing-to-do'],",
  "  ['/docs/mistakes/lost', '/docs/mistakes/nowhere'],",
  "  ['/docs/mistakes/half', '/docs/mistakes/a-thing-to-do#nowhere'],",
];

const navbar = 'src/config/navbar.ts';
const navbarKey = "'player'";
const navbarText = readFileSync(navbar, 'utf8');
const keyPlace = locationOf(navbarText, navbarText.indexOf(navbarKey));

const settingMistakes: Mistake[] = [
  {
    name: 'redirects in a circle, from a page and to nothing',
    files: {
      [redirects]: (text) =>
        text.replace(/^const (\w+): Redirects = \[$[^]*?^\];$/gm, (_, list) =>
          [`const ${list}: Redirects = [`, ...(list === 'moved' ? madeUpRedirects : []), '];'].join(
            '\n',
          ),
        ),
    },
    finds: [
      `${redirects}:8:4 redirect-chain`,
      `${redirects}:9:4 redirect-page`,
      `${redirects}:10:4 link-target`,
      `${redirects}:11:4 link-anchor`,
    ],
  },
  {
    name: 'a wrong key in the navbar',
    files: {[navbar]: (text) => text.replace(navbarKey, "'zebra'")},
    finds: [`${navbar}:${keyPlace.line}:${keyPlace.column} types`],
  },
];

export const mistakes: readonly Mistake[] = [
  ...frontMatterMistakes,
  ...structureMistakes,
  ...readableMistakes,
  ...proseMistakes,
  ...sampleMistakes,
  ...referenceMistakes,
  ...componentMistakes,
  ...fileMistakes,
  ...nameMistakes,
  ...recordMistakes,
  ...postMistakes,
  ...demoMistakes,
  ...linkMistakes,
  ...settingMistakes,
];

export const mistakesElsewhere: readonly MistakeElsewhere[] = [
  {
    name: 'a renamed page without a redirect',
    namedBy: 'check',
    file: 'src/checks/published.test.ts',
    test: 'an address that is gone is named, with the redirect that brings it back',
  },
  {
    name: 'a heavy picture',
    namedBy: 'check',
    file: 'src/checks/images.test.ts',
    test: 'a heavy file is named with its weight and the limit of its kind',
  },
  {
    name: 'a path that is not there',
    namedBy: 'check',
    file: 'tests/content/check.test.ts',
    test: 'a path in which nothing is read fails: %s',
  },
  {
    name: 'a service that is configured by half',
    namedBy: 'build',
    file: 'tests/content/bad-input.test.ts',
    test: 'a service that is configured by half is reported with what is missing',
  },
  {
    name: 'built pages that are not there',
    namedBy: 'check:site',
    file: 'src/checks/site/check-site.test.ts',
    test: 'a folder without a build is not an empty one',
  },
];
