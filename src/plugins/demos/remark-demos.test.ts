import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {listDemos} from '../../content/demos.ts';
import {readDemo} from './read-demo.ts';
import {remarkDemos} from './remark-demos.ts';

let root = '';

function write(file: string, text: string): void {
  const target = path.join(root, 'src/demos', file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
}

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'demos-'));
  write('ball/demo.ts', 'export const meta = {width: 640 as number, posterFrame: 3};');
  write('ball/index.tsx', '');
  write('templates/cube/index.tsx', '');
  write('templates/meta.ts', 'export const metas = {cube: {width: 320}};');
  write('parts/Canvas.tsx', '');
});

afterAll(() => rmSync(root, {recursive: true}));

const compile = (value: string) =>
  String(
    unified()
      .use(remarkParse)
      .use(remarkMdx)
      .use(remarkDemos)
      .use(remarkStringify)
      .processSync(new VFile({value, cwd: root, path: 'docs/ball.mdx'})),
  );

describe('demos of a page', () => {
  test('each <Demo> gets the data of its demo, which the page imports once', () => {
    const page = compile(
      'Look:\n\n<Demo name="ball" />\n\n<Demo name="templates/cube" loop={false} />\n\n<Demo name="ball" />\n',
    );
    expect(page).toBe(
      `import {Demo} from '@site/src/mdx/Demo';
import demo0 from '@generated/demos/default/ball.json';
import demo1 from '@generated/demos/default/templates/cube.json';

Look:

<Demo name="ball" demo={demo0} />

<Demo name="templates/cube" loop={false} demo={demo1} />

<Demo name="ball" demo={demo0} />
`,
    );
  });

  test('only components that the page uses are imported', () => {
    const page = compile('<DemoStill name="ball" />');
    expect(page).toContain(`import {DemoStill} from '@site/src/mdx/DemoStill';`);
    expect(page).not.toContain("src/mdx/Demo'");
  });

  test('a page without demos stays as it is', () => {
    expect(compile('Only words.\n')).toBe('Only words.\n');
  });

  test.each([
    ['<Demo name="bal" />', /There is no demo "bal"\. Did you mean "ball"\?/],
    [
      '<Demo name="kaleidoscope" />',
      /no demo "kaleidoscope"\. Add src\/demos\/kaleidoscope\/ with/,
    ],
    ['<DemoStill name="parts" />', /There is no demo "parts"/],
    ['<Demo />', /<Demo> has no name\. Write the name of a folder in src\/demos/],
    ['<Demo name={"ball"} />', /<Demo> has no name/],
  ])('%s fails and says what to do', (line, message) => {
    expect(() => compile(`Words.\n\n${line}\n`)).toThrow(message);
    expect(() => compile(`Words.\n\n${line}\n`)).toThrow(/^docs\/ball\.mdx:3:1 /);
  });
});

describe('folders of demos', () => {
  test('those with a component are demos, under their path', () => {
    expect(listDemos(root)).toEqual(['ball', 'templates/cube']);
  });

  test('a demo without controls has no fields and no code', async () => {
    expect(await readDemo('ball', root)).toEqual({
      name: 'ball',
      meta: {width: 640, height: 540, fps: 30, posterFrame: 3, followsMode: false},
      hasSound: false,
      fields: [],
      code: '',
    });
  });

  test('a demo of a group has its measures from the group', async () => {
    expect((await readDemo('templates/cube', root)).meta.width).toBe(320);
  });

  test('measures are those of now, not of the first reading', async () => {
    write('ball/demo.ts', 'export const meta = {width: 800};');
    expect((await readDemo('ball', root)).meta.width).toBe(800);
  });
});

test('a demo with controls has their defaults, fields and code', async () => {
  const {meta, fields, code} = await readDemo('scale-in');
  expect(meta.defaultProps).toEqual({until: 40, clamp: true});
  expect(fields.map(({name, kind}) => [name, kind])).toEqual([
    ['until', 'number'],
    ['clamp', 'switch'],
  ]);
  expect(code).toContain('interpolate(frame, [0, 40], [0.2, 1], {');
});
