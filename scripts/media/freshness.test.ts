import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {findStale, hashInputs} from './freshness.ts';
import {listPictures, type RenderedPicture} from './pictures.ts';

const picture: RenderedPicture = {
  file: 'media/demos/ball.webp',
  composition: 'ball',
  module: 'src/demos/ball/index.tsx',
  props: {color: 'blue'},
  width: 1280,
  height: 720,
  frame: 30,
  scale: 1,
};
let root = '';

function write(file: string, text: string): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'media-'));
  write('package.json', '{"dependencies": {"remotion": "4.0.293"}}');
  write(
    'src/demos/ball/index.tsx',
    "import {staticFile} from 'remotion';\nimport {round} from '../round';\n",
  );
  write('src/demos/round.ts', 'export const round = 1;\n');
  write('static/media/demos/ball.webp', 'picture');
});

afterEach(() => rmSync(root, {recursive: true}));

const hash = (changes: Partial<RenderedPicture> = {}) =>
  hashInputs([{...picture, ...changes}], root);
const findings = (rendered = hash(), wanted = hash()) =>
  findStale(wanted, rendered, path.join(root, 'static'));

test('a picture whose inputs are those it was rendered from is fresh', () => {
  expect(findings()).toEqual([]);
});

test.each([
  ['an imported module', () => write('src/demos/round.ts', 'export const round = 2;\n')],
  ['the composition', () => write('src/demos/ball/index.tsx', 'export const flat = true;\n')],
  ['a package', () => write('package.json', '{"dependencies": {"remotion": "4.0.294"}}')],
])('a change of %s makes it stale', (_what, change) => {
  const rendered = hash();
  change();
  expect(findings(rendered)).toEqual([{file: picture.file, kind: 'stale'}]);
});

test('a change of a static file that it shows makes it stale', () => {
  write('src/demos/ball/index.tsx', "export const logo = staticFile('img/logo.svg');\n");
  write('static/img/logo.svg', '<svg/>');
  const rendered = hash();
  write('static/img/logo.svg', '<svg></svg>');
  expect(findings(rendered)).toEqual([{file: picture.file, kind: 'stale'}]);
});

test('a change of types only does not', () => {
  write('src/demos/round.d.ts', 'export type Round = 1;\n');
  write('src/demos/ball/index.tsx', "import type {Round} from '../round.d';\n");
  const rendered = hash();
  write('src/demos/round.d.ts', 'export type Round = 2;\n');
  expect(findings(rendered)).toEqual([]);
});

test.each([{props: {color: 'red'}}, {frame: 31}, {width: 640}])(
  'other %o make it stale',
  (changes) => {
    expect(findings(hash(), hash(changes))).toEqual([{file: picture.file, kind: 'stale'}]);
  },
);

test('a missing file and one that nobody asked for are named', () => {
  rmSync(path.join(root, 'static', picture.file));
  write('static/media/showcase/old.webp', 'picture');
  expect(findings()).toEqual([
    {file: picture.file, kind: 'missing'},
    {file: 'media/showcase/old.webp', kind: 'left over'},
  ]);
});

test('a composition without a module is an error that names the file', () => {
  expect(() => hash({module: 'src/demos/cube/index.tsx'})).toThrow(
    /cannot find the module src\/demos\/cube\/index\.tsx/,
  );
});

test('a module may be named by its folder', () => {
  write('src/demos/ball/index.tsx', "import {Board} from '../board';\n");
  write('src/demos/board/index.tsx', 'export const Board = 1;\n');
  const rendered = hash();
  write('src/demos/board/index.tsx', 'export const Board = 2;\n');
  expect(findings(rendered)).toEqual([{file: picture.file, kind: 'stale'}]);
});

test('all pictures of the site are listed once, each within 1280 pixels', async () => {
  const pictures = await listPictures();
  expect(pictures.length).toBeGreaterThan(30);
  expect(new Set(pictures.map(({file}) => file)).size).toBe(pictures.length);
  for (const {width, height, scale, composition} of pictures) {
    expect(width * scale).toBeLessThanOrEqual(1280);
    expect(composition === 'showcase-card' || height * scale <= 1280).toBe(true);
  }
}, 30_000);
