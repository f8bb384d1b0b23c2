import {readdirSync} from 'node:fs';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {terms} from '../../config/glossary.ts';
import {remarkGlossary, termForms} from './remark-glossary.ts';

const linked = (value: string, page = 'docs/render.mdx'): string =>
  unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGlossary)
    .use(remarkStringify)
    .processSync(new VFile({value, path: path.resolve(page)}))
    .toString()
    .trim()
    .replaceAll('@site/docs/terminology/', '');

test('each page of the terminology has its forms, and each form its page', () => {
  const pages = readdirSync('docs/terminology').map((file) => path.basename(file, '.mdx'));
  expect(Object.keys(terms).toSorted()).toEqual(pages.toSorted());
});

test('a term is linked where it is used first', () => {
  expect(linked('Pass input props to a composition. Other compositions ignore them.')).toBe(
    'Pass [input props](input-props.mdx) to a [composition](composition.mdx). Other compositions ignore them.',
  );
  expect(linked('- Input props\n\nThe serve URL of the bundle.')).toBe(
    '* [Input props](input-props.mdx)\n\nThe [serve URL](serve-url.mdx) of the [bundle](bundle.mdx).',
  );
});

test('not in headings, code, links and names, and not as another part of speech', () => {
  const plain = '# Composition\n\nOpen [the Studio](a.mdx), `Player`, to bundle, a player.';
  expect(linked(plain)).toBe(plain);
});

test('a link of the author comes first, and a page does not link to itself', () => {
  const own = 'Read on [compositions](./terminology/composition.mdx). A composition has an id.';
  expect(linked(own)).toBe(own);
  for (const page of ['docs/terminology/composition.mdx', 'docs/_partials/codecs.mdx']) {
    expect(linked('A composition.', page)).toBe('A composition.');
  }
});

test('a form with an article is found with it only', () => {
  const forms = termForms(['the bundle', 'Player']);
  expect(forms.exec('To bundle is to make the bundle.')?.index).toBe(25);
  expect(forms.exec('The bundle')?.[0]).toBe('bundle');
  expect(forms.test('players, Players, Player-like')).toBe(false);
});
