import {expect, test} from 'vitest';
import {parsePage} from '../../content/page.ts';
import {fact, option, toyFacts} from '../../../tests/support/toy-facts.ts';
import {checkReference} from './index.ts';

const facts = {
  ...toyFacts(fact('Box', {kind: 'component', options: [option('size: number')]})),
  since: () => ({
    through: '4.0.200',
    names: {
      Box: {version: '4.0.100', atLatest: true as const},
      'Box#options.size': {version: '4.0.120'},
    },
  }),
};

const findingsOf = (since: string, body: string) =>
  checkReference(
    [
      parsePage(
        'docs/a.mdx',
        `---\nkind: reference\napi: toy#Box\nsince: ${since}\n---\n\nA.\n\n## Props\n\n### \`size\`\n\n${body}\n`,
      ),
    ],
    facts,
  ).findings.map(({line, message}) => `${line}: ${message}`);

test('a version that an author wrote may be the known one, or an earlier one where that is not certain', () => {
  expect(findingsOf('4.0.100', '<Since version="4.0.120" />')).toEqual([]);
  expect(findingsOf('4.0.9', '')).toEqual([]);
});

test('any other is a finding where it is written', () => {
  expect(findingsOf('4.0.101', 'How wide.\n\n<Since version="4.0.12" />')).toEqual([
    '4: toy#Box is said to be there since 4.0.101, but it is since 4.0.100 or earlier.',
    '15: size is said to be there since 4.0.12, but it is since 4.0.120.',
  ]);
});
