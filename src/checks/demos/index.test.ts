import {expect, test} from 'vitest';
import {parsePage} from '../../content/page.ts';
import {checkDemoNames} from './index.ts';

const check = (text: string) =>
  checkDemoNames([parsePage('docs/ball.mdx', text)], ['ball', 'spring']);

test('a name that no folder has is found on its line, with the nearest', () => {
  expect(check('---\ntitle: Ball\n---\n\n<Demo name="sprint" />\n')).toEqual({
    name: 'demo names',
    inspected: 1,
    unit: 'demos on pages',
    findings: [
      {
        file: 'docs/ball.mdx',
        line: 5,
        column: 1,
        rule: 'demo-name',
        message: 'There is no demo "sprint".',
        hint: 'Did you mean "spring"? Otherwise add src/demos/sprint/ with demo.ts and index.tsx.',
      },
    ],
  });
});

test('right names are counted and not found', () => {
  const {inspected, findings} = check('<Demo name="ball" />\n\n<DemoStill name="spring" />\n');
  expect([inspected, findings]).toEqual([2, []]);
});

test('a page without demos has nothing to inspect, which fails the check', () => {
  expect(check('Words.').inspected).toBe(0);
});
