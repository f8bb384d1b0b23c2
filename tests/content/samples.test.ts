import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {diskCache} from '../../src/content/disk-cache.ts';
import {formatFinding} from '../../src/content/finding.ts';
import {parsePage, type Page} from '../../src/content/page.ts';
import {checkSamples} from '../../src/checks/samples/index.ts';
import {compile, type Compile} from '../../src/checks/samples/run-compiler.ts';
import {fact} from '../support/toy-facts.ts';

// Each runs a compiler, and a busy machine takes its time.
vi.setConfig({testTimeout: 30_000});

let folder: string;
let programs: string[];

const counting: Compile = (program, files) => {
  programs.push(program.name);
  return compile(program, files);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
  programs = [];
});
afterEach(() => rmSync(folder, {recursive: true}));

/** All that the samples need to know of the packages: where a name is exported. */
const audio = {
  package: '@remotion/media-utils',
  version: '4.0.293',
  apis: [fact('useAudioData', {entries: ['@remotion/media-utils']})],
};

const fixture = (name: string, file = `docs/${name}.mdx`): Page =>
  parsePage(file, readFileSync(`tests/fixtures/samples/${name}.mdx`, 'utf8'));

const check = (...pages: Page[]) =>
  checkSamples(pages, {compiler: counting, cache: diskCache(folder), facts: () => [audio]});

/** Findings without the page's name. */
async function findingsOf(...pages: Page[]): Promise<string[]> {
  return (await check(...pages)).findings.map((finding) =>
    formatFinding(finding).replace(`${finding.file}:`, ''),
  );
}

const expected: Readonly<Record<string, {says: string; findings: readonly string[]}>> = {
  types: {
    says: 'what the compiler finds is told with its place, the code and a hint',
    findings: [
      "4:22 sample-types TS2724: '\"remotion\"' has no exported member named 'interpolat'. Did you mean 'interpolate'? The code: `import {Composition, interpolat} from 'remotion';`. Change the code until it compiles; if the page shows the mistake on purpose, write error=\"2724\" behind the language.",
      '7:81 code-width The line has 81 columns; readers see 80 without scrolling. Break it where Prettier would.',
      '7:23 sample-types TS2322: Type \'string\' is not assignable to type \'number\'. The code: `<Composition id="A" fps="30" durationInFrames={60} width={1280} height={720} />`. Change the code until it compiles; if the page shows the mistake on purpose, write error="2322" behind the language.',
      "16:35 sample-types TS2561: Object literal may only specify known properties, but 'extrapolateLeftt' does not exist in type 'Partial<{ easing: EasingFunction; extrapolateLeft: ExtrapolateType; extrapolateRight: ExtrapolateType; }>'. Did you mean to write 'extrapolateLeft'? The code: `interpolate(1, [0, 1], [0, 1], {extrapolateLeftt: 'clamp'});`. Change the code until it compiles; if the page shows the mistake on purpose, write error=\"2561\" behind the language.",
      "18:7 sample-types TS2551: Property 'widht' does not exist on type '{ width: number; height: number; }'. Did you mean 'width'? The code: `box.widht;`. Change the code until it compiles; if the page shows the mistake on purpose, write error=\"2551\" behind the language.",
      "19:9 sample-types TS2322: Type 'string' is not assignable to type 'number'. The code: `const count: number = 'three';`. Change the code until it compiles; if the page shows the mistake on purpose, write error=\"2322\" behind the language.",
      "25:70 sample-types TS2345: Argument of type 'string' is not assignable to parameter of type 'number'. The code: `export const apply = (change, value) => change(double(value), double('4'));`. Change the code until it compiles; if the page shows the mistake on purpose, write error=\"2345\" behind the language.",
      "29:9 sample-types TS2305: Module '\"remotion\"' has no exported member 'useAudioData'. The code: `import {useAudioData} from 'remotion';`. Import `useAudioData` from `@remotion/media-utils`.",
      "32:72 sample-types TS2551: Property 'titel' does not exist on type '{ title: ZodString; }'. Did you mean 'title'? The code: `export const used = [useAudioData, z.object({title: z.string()}).shape.titel];`. Change the code until it compiles; if the page shows the mistake on purpose, write error=\"2551\" behind the language.",
      "33:7 sample-types TS2741: Property 'volume' is missing in type '{ src: string; }' but required in type '{ src: string; volume: number; }'. The code: `const props: {src: string; volume: number} = {src: 'a.mp3'};`. Change the code until it compiles; if the page shows the mistake on purpose, write error=\"2741\" behind the language.",
      "34:23 sample-types TS7006: Parameter 'value' implicitly has an 'any' type. The code: `export const twice = (value) => value * props.volume;`. Change the code until it compiles; if the page shows the mistake on purpose, write error=\"7006\" behind the language.",
      "38:9 sample-types TS2305: Module '\"remotion\"' has no exported member 'nothingAtAll'. The code: `import {nothingAtAll} from 'remotion';`. Change the code until it compiles; if the page shows the mistake on purpose, write error=\"2305\" behind the language.",
    ],
  },
  syntax: {
    says: 'a syntax error neither hides the errors of other fences nor is blamed on those that import it',
    findings: [
      '4:19 sample-types TS1109: Expression expected. The code: `export const a = (;`. A fence must be a complete module: fix the syntax, or use the language `text` for an excerpt.',
      "13:7 sample-types TS2322: Type 'string' is not assignable to type 'number'. The code: `const b: number = 'x';`. Change the code until it compiles; if the page shows the mistake on purpose, write error=\"2322\" behind the language.",
      '21:16 sample-types TS1136: Property assignment expected. The code: `{"width": 1280,, "height": 720}`. A fence must be a complete module: fix the syntax, or use the language `text` for an excerpt.',
    ],
  },
  imports: {
    says: 'an import that leads nowhere names what to add',
    findings: [
      "4:22 sample-types TS2307: Cannot find module '@remotion/playr' or its corresponding type declarations. The code: `import {Player} from '@remotion/playr';`. Did you mean `@remotion/player`?",
      '5:21 sample-file No fence of the page is the file `src/Title.tsx`, which the sample imports: `import {Title} from \'./Title\';`. Add a fence with title="src/Title.tsx", and `hidden` if readers need not see it.',
      "6:18 sample-types TS2307: Cannot find module 'jimp' or its corresponding type declarations. The code: `import jimp from 'jimp';`. Declare the few types that the sample needs in api/types/, next to the others, with the reason.",
      '12:21 sample-file No fence of the page is the file `src/Title.tsx`, which the sample imports: `import {Title} from \'../Title\';`. Add a fence with title="src/Title.tsx", and `hidden` if readers need not see it.',
      '21:31 sample-file No fence of the page is the file `src/webpack-override.ts`, which the sample imports: `import {webpackOverride} from \'./src/webpack-override\';`. Add a fence with title="src/webpack-override.ts", and `hidden` if readers need not see it.',
    ],
  },
  project: {
    says: 'titled fences are files of one project, and the nearest of a name counts',
    findings: [
      "8:38 sample-types TS2322: Type 'Element' is not assignable to type 'number'. The code: `import {Title} from './Title'; const wrong: number = <Title text=\"Above\" />;`. Change the code until it compiles; if the page shows the mistake on purpose, write error=\"2322\" behind the language.",
      "23:35 sample-types TS2322: Type '{ text: string; }' is not assignable to type 'IntrinsicAttributes & { words: string[]; }'. Property 'text' does not exist on type 'IntrinsicAttributes & { words: string[]; }'. The code: `export const Wrong = () => <Title text=\"gone\" />;`. Change the code until it compiles; if the page shows the mistake on purpose, write error=\"2322\" behind the language.",
      "36:14 sample-types TS2322: Type 'string' is not assignable to type 'number'. The code: `export const second: number = 'outro';`. Change the code until it compiles; if the page shows the mistake on purpose, write error=\"2322\" behind the language.",
    ],
  },
  cut: {
    says: 'what is cut away is compiled; marks that cannot be meant are told',
    findings: [
      "8:14 sample-types TS2322: Type 'number' is not assignable to type 'string'. The code: `export const wrong: string = frame;`. Change the code until it compiles; if the page shows the mistake on purpose, write error=\"2322\" behind the language.",
      '11:1 fence-cut The cut marks leave nothing to show. Move the marks, or write `hidden` behind the language.',
      '18:1 fence-cut The same cut mark is there twice in one fence. Keep one `// ---cut---` and one `// ---cut-after---` at the most.',
    ],
  },
  expected: {
    says: 'an error that is expected must be there, and no other',
    findings: [
      '11:1 sample-error The sample should fail with `2322`, but it does not. Show the mistake again, name the error that it makes now, or take error="2322" away.',
      '15:1 sample-error The sample should fail with `2322`, but it does not. Show the mistake again, name the error that it makes now, or take error="2322" away.',
      "16:1 sample-types TS2304: Cannot find name 'nothing'. The code: `nothing;`. Import or declare it; what readers need not see goes above a line `// ---cut---`.",
      "21:1 sample-types TS2304: Cannot find name 'nothing'. The code: `nothing;`. Import or declare it; what readers need not see goes above a line `// ---cut---`.",
    ],
  },
  meta: {
    says: 'what stands behind the backticks must have a meaning',
    findings: [
      '3:1 fence-meta `titel` behind the language of the fence has no meaning. Did you mean `title`?',
      '7:1 fence-meta `title=src/a.ts` behind the language of the fence cannot be read. Write title="src/Title.tsx".',
      '7:1 fence-meta `{2-x}` behind the language of the fence cannot be read. Write {3,5-7} to mark lines.',
      '11:1 fence-meta `twoslash` behind the language of the fence has no meaning. Known are title, hidden, error, historical, showLineNumbers and {line numbers}.',
      '11:1 fence-lines Line 3 is marked, but the last one that the fence shows is 1. Count the lines again from the first one that is shown.',
      "15:1 fence-language `typescript` is not a language of this site's fences. Did you mean `ts`?",
      '19:1 fence-language The fence names no language. Write one of ts, tsx, js, jsx, bash, css, diff, docker, go, html, json, mdx, php, python, ruby, yaml, text, txt.',
      '23:1 fence-historical Docs show code of the present version only, and `historical` is for posts. Bring the code up to date, and take `historical` away.',
      '27:1 fence-meta `hidden=yes` behind the language of the fence cannot be read. Write hidden.',
      '27:1 fence-meta `showLineNumbers=x` behind the language of the fence cannot be read. Write showLineNumbers, or showLineNumbers=12 to begin with 12.',
    ],
  },
  apart: {
    says: 'a package with types of another version is compiled with that version, others are not',
    findings: [
      '7:58 sample-types TS2322: Type \'"mp5"\' is not assignable to type \'"mp4" | "wav" | "webm"\'. The code: `export const convert = (src: File) => convertMedia({src, container: \'mp5\'});`. Change the code until it compiles; if the page shows the mistake on purpose, write error="2322" behind the language.',
      "14:9 sample-types TS2345: Argument of type 'string' is not assignable to parameter of type 'File'. The code: `convert('no file');`. Change the code until it compiles; if the page shows the mistake on purpose, write error=\"2345\" behind the language.",
      "18:14 sample-types TS2724: '\"@remotion/media-parser\"' has no exported member named 'MediaParserVideoTrack'. Did you mean 'MediaParserTracks'? The code: `import type {MediaParserVideoTrack, VideoTrack} from '@remotion/media-parser';`. Change the code until it compiles; if the page shows the mistake on purpose, write error=\"2724\" behind the language.",
    ],
  },
  ambient: {
    says: 'ambient declarations hold for the page they stand on',
    findings: [
      "13:14 sample-types TS2322: Type 'string' is not assignable to type 'number'. The code: `export const lines: number = code;`. Change the code until it compiles; if the page shows the mistake on purpose, write error=\"2322\" behind the language.",
    ],
  },
};

for (const [name, {says, findings}] of Object.entries(expected)) {
  test(says, async () => {
    expect(findings.length).toBeGreaterThan(0);
    expect(await findingsOf(fixture(name))).toEqual(findings);
  });
}

test('one program compiles the samples of all pages, but for those that need one of their own', async () => {
  const {inspected} = await check(fixture('types'), fixture('project'), fixture('apart'));
  expect(inspected).toBe(5 + 7 + 3);
  expect(programs.toSorted()).toEqual(['all pages', 'all pages, @remotion/webcodecs']);
});

test('ambient declarations of a page do not reach another one', async () => {
  const findings = await findingsOf(fixture('ambient'), fixture('elsewhere'));
  expect(findings.filter((finding) => finding.includes('shader.glsl'))).toEqual([
    '4:18 sample-file No fence of the page is the file `src/shader.glsl`, which the sample imports: `import code from \'./shader.glsl\';`. Add a fence with title="src/shader.glsl", and `hidden` if readers need not see it.',
  ]);
  expect(programs).toEqual(['docs/ambient.mdx', 'all pages']);
});

test('the code of posts of an old version is not compiled, and may say so', async () => {
  const post = parsePage(
    'blog/a/index.mdx',
    '```ts historical="2.0"\nconst a: number = "x";\n```\n',
  );
  expect(await check(post)).toMatchObject({inspected: 0, findings: []});
  expect(programs).toEqual([]);
});

test('nothing is compiled again until code changes, and then only what changed', async () => {
  const first = await findingsOf(fixture('types'), fixture('project'));
  expect(programs).toHaveLength(1);
  expect(await findingsOf(fixture('types'), fixture('project'))).toEqual(first);
  expect(programs).toHaveLength(1);

  const page = fixture('project');
  const moved = parsePage(
    page.file,
    page.text.replace('# Files', 'One more paragraph.\n\n# Files'),
  );
  const [found] = (await check(moved)).findings;
  expect(found).toMatchObject({line: 10, column: 38});
  expect(programs).toHaveLength(1);

  const mended = parsePage(page.file, page.text.replace(`: number = 'outro'`, ` = 'outro'`));
  const compiled: string[][] = [];
  const compiler: Compile = (program, files) => {
    compiled.push(files.map(({file}) => file));
    return compile(program, files);
  };
  const {findings} = await checkSamples([mended], {compiler, cache: diskCache(folder)});
  expect(findings).toHaveLength(2);
  expect(compiled.map((files) => files.toSorted())).toEqual([
    // The fence that changed, the one that imports it, and what that one imports.
    [
      'docs/project/0.tsx',
      'docs/project/1.tsx',
      'docs/project/4.ts',
      'docs/project/5.json',
      'docs/project/6.ts',
    ],
  ]);
});

test('TypeScript failing for a reason of its own is not taken for samples without errors', async () => {
  const broken: Compile = async () => [
    {file: 'node_modules/remotion/dist/index.d.ts', line: 1, column: 1, code: 2304, message: ''},
  ];
  await expect(
    checkSamples([fixture('types')], {compiler: broken, cache: diskCache(folder)}),
  ).rejects.toThrow('errors outside of the samples, in node_modules/remotion/dist/index.d.ts');
});
