import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {pageOf} from '../../tests/support/page-of.ts';
import {formatFinding} from '../content/finding.ts';
import {checkImages} from './images.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'images-'));
  mkdirSync(path.join(root, 'docs/_images'), {recursive: true});
  mkdirSync(path.join(root, 'static'));
  const write = (file: string, content: string | Buffer) =>
    writeFileSync(path.join(root, file), content);
  write('docs/_images/a b.webp', 'picture');
  write('docs/_images/a.png', 'picture');
  write('docs/_images/sized.svg', '<svg viewBox="0 0 1 1"></svg>');
  write('docs/_images/unsized.svg', '<svg></svg>');
  write('static/huge.PNG', Buffer.alloc(3_000_000));
  write('static/small.png', Buffer.alloc(50_000));
  write('static/data.json', Buffer.alloc(200_001));
});
afterAll(() => rmSync(root, {recursive: true}));

const found = (body: string, files: string[] = []) =>
  checkImages([pageOf(body)], files, root).findings.map(formatFinding);

test('sound pictures and files have no finding, and all are counted', () => {
  const body = '![A](./_images/a%20b.webp) ![B](_images/sized.svg)\n\n`![](/code.png)`';
  const files = ['docs/_images/a.png', 'static/small.png'];
  expect(found(body, files)).toEqual([]);
  expect(checkImages([pageOf(body)], files, root).inspected).toBe(4);
});

test.each([
  ['![](./_images/sized.svg)', ['image-alt The picture sized.svg has no text alternative.']],
  ['![ ](./_images/sized.svg)', ['image-alt']],
  ['![A](./_images/sizd.svg)', ['image-missing There is no file docs/_images/sizd.svg.']],
  ['![A](./_Images/sized.svg)', ['image-missing']],
  ['![A](/img/a.svg)', ['image-path The picture has the absolute path /img/a.svg. Put it in']],
  ['![A](./_images/a.png)', ['image-format a.png is no .webp, .avif, .svg. Save it as WebP.']],
  ['![A](./_images/unsized.svg)', ['image-size unsized.svg has no viewBox']],
  ['![A](https://example.com/a.webp)', ['image-size The size of a.webp is not known']],
  ['<img src="./_images/sized.svg" width="1" height="1" />', ['image-alt']],
  ['<img src="./_images/sized.svg" alt="" />', ['image-size']],
  ['<img src={a} />', ['image-alt', 'image-size']],
])('%s has the findings %j', (body, rules) => {
  expect(found(`Text ${body}`)).toEqual(
    rules.map((rule) => expect.stringContaining(`docs/a.mdx:7:6 ${rule}`)),
  );
});

test('a heavy file is named with its weight and the limit of its kind', () => {
  expect(found('', ['static/huge.PNG', 'static/data.json'])).toEqual([
    'static/huge.PNG:1:1 file-weight The file has 3000 kB, and at most 50 kB are allowed. Make it smaller. Only icons need PNG; other pictures are smaller as WebP.',
    'static/data.json:1:1 file-weight The file has 201 kB, and at most 200 kB are allowed. Make it smaller. Slow 4G, 1.6 Mbit/s, needs a second for it.',
  ]);
});
