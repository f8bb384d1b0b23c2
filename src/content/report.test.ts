import {expect, test} from 'vitest';
import {applyFixes, type CheckResult, type Finding} from './finding.ts';
import {annotations, report} from './report.ts';

const finding = (file: string, line: number): Finding => ({
  file,
  line,
  column: 1,
  rule: 'rule',
  message: 'Wrong: 100%, really.',
  hint: 'Fix it.',
});

const result = (name: string, inspected: number, findings: Finding[] = []): CheckResult => ({
  name,
  inspected,
  unit: 'pages',
  findings,
});

test('findings come in the order of files and lines, and checks print what they inspected', () => {
  const found = [finding('b.mdx', 1), finding('a.mdx', 12), finding('a.mdx', 3)];
  expect(report([result('prose', 3, found), result('records', 1)])).toEqual({
    findings: [
      'a.mdx:3:1 rule Wrong: 100%, really. Fix it.',
      'a.mdx:12:1 rule Wrong: 100%, really. Fix it.',
      'b.mdx:1:1 rule Wrong: 100%, really. Fix it.',
    ],
    summary: ['prose    3 pages  3 findings', 'records  1 page   nothing found'],
    ok: false,
    hints: 0,
  });
});

test('a check that looked at nothing has failed', () => {
  expect(report([result('prose', 0)])).toEqual({
    findings: [],
    summary: [
      'prose  0 pages  nothing found',
      'The check "prose" found no pages to inspect, so it has checked nothing.',
    ],
    ok: false,
    hints: 0,
  });
});

test('a hint passes while a page is written, and fails in continuous integration', () => {
  const results = [result('structure', 1, [{...finding('docs/a.mdx', 9), level: 'hint'}])];
  expect(report(results, [], true)).toMatchObject({
    findings: ['docs/a.mdx:9:1 rule (hint) Wrong: 100%, really. Fix it.'],
    ok: true,
    hints: 1,
  });
  expect(report(results)).toMatchObject({
    findings: ['docs/a.mdx:9:1 rule Wrong: 100%, really. Fix it.'],
    ok: false,
    hints: 0,
  });
});

test('only the findings of some files or folders are reported', () => {
  const results = [result('prose', 2, [finding('docs/a.mdx', 1), finding('docs/b/c.mdx', 1)])];
  expect(report(results, ['docs/a.mdx']).findings).toHaveLength(1);
  expect(report(results, ['docs/b']).findings).toHaveLength(1);
  expect(report(results, ['docs/b']).summary).toEqual(['prose  2 pages  1 finding']);
  expect(report(results, ['docs/d']).ok).toBe(true);
  const nothing = report([...results, result('samples', 0)], ['docs/b']);
  expect(nothing.summary, 'a page need not have what a check looks at').toHaveLength(1);
});

test('a finding marks its line in continuous integration', () => {
  expect(annotations([result('prose', 1, [finding('docs/a,b.mdx', 3)])])).toEqual([
    '::error file=docs/a%2Cb.mdx,line=3,col=1,title=rule::Wrong: 100%25, really. Fix it.',
  ]);
});

test('fixes are applied in order, and of two that overlap only one', () => {
  const fixes = [
    {start: 4, end: 7, text: 'TWO'},
    {start: 0, end: 3, text: '1'},
    {start: 5, end: 6, text: 'x'},
  ];
  expect(applyFixes('one two three', fixes)).toEqual({text: '1 TWO three', applied: 2});
});
