import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {sites} from '../support/sites.ts';
import {expect, test} from '../support/test.ts';

const pages = () =>
  readdirSync(sites.bare.folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.html'),
  );

/** Text that speaks of elements: descriptions, and data for search engines. */
const spoken = /<meta\b(?:"[^"]*"|[^">])*>|<script\b.*?<\/script>/gs;

test('every picture has its size, a text alternative, a modern format and a way to load', () => {
  let inspected = 0;
  const findings: string[] = [];
  for (const page of pages()) {
    const html = readFileSync(path.join(sites.bare.folder, page), 'utf8').replaceAll(spoken, '');
    for (const [tag] of html.matchAll(/<img\b[^>]*>/g)) {
      inspected += 1;
      const sound =
        /\swidth="?\d/.test(tag) &&
        /\sheight="?\d/.test(tag) &&
        /\salt(=|\s|>)/.test(tag) &&
        /\ssrc="?[^">\s]+\.(webp|avif|svg)\b|\ssrc="data:image\/(webp|svg)/.test(tag) &&
        /\sloading="?(lazy|eager)/.test(tag);
      if (!sound) {
        findings.push(`${page}: ${tag}`);
      }
    }
  }
  expect(inspected, 'pictures inspected').toBeGreaterThan(100);
  expect(findings).toEqual([]);
});
