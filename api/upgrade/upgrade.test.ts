import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {fact, option} from '../../tests/support/toy-facts.ts';
import {compareFacts, exportsIn} from './compare-facts.ts';
import {missingTypes} from './missing-types.ts';
import {parsePin, withPin} from './pin.ts';

const toy = (...apis: ReturnType<typeof fact>[]) => ({package: 'toy', version: '1.0.0', apis});

test('what came, went, changed and was deprecated', () => {
  const before = toy(
    fact('run', {options: [option('a: string'), option('b?: number = 1'), option('c: string')]}),
    fact('stop', {options: [option('now: boolean')]}),
    fact('limit', {kind: 'const', signature: 'const limit: 1;'}),
  );
  const after = toy(
    fact('run', {options: [option('a: string!'), option('b: string'), option('d?: string')]}),
    fact('limit', {kind: 'const', signature: 'const limit: 2;', deprecated: true}),
    fact('start', {options: [option('now: boolean')]}),
  );
  const changes = compareFacts(before, after);
  expect(changes).toEqual({
    added: ['run: d', 'start'],
    removed: ['run: c', 'stop'],
    changed: [
      'run: b: number, default 1 -> string, required',
      'limit: const const limit: 1; -> const const limit: 2;',
    ],
    deprecated: ['run: a', 'limit'],
  });
  expect([...exportsIn(changes)].toSorted()).toEqual(['limit', 'run', 'start', 'stop']);
  expect(exportsIn(compareFacts(before, before)).size).toBe(0);
});

test.each([
  [undefined, '"" names no version. Write @remotion/shapes@4.0.300.'],
  ['toy@latest', '"toy@latest" names no version. Write @remotion/shapes@4.0.300.'],
  ['toi@1.0.1', '"toi" is no documented package. Did you mean toy?'],
])('%s', (argument, message) => {
  expect(() => parsePin(argument, ['toy', '@remotion/shapes'])).toThrow(message);
});

test('a pin is replaced where it is, and nowhere else', () => {
  const manifest = '{"toy": "1.0.0", "toy-box": "1.0.0", "overrides": {"toy": "$toy"}}';
  expect(withPin(manifest, parsePin('toy@1.2.3', ['toy']))).toBe(
    '{"toy": "1.2.3", "toy-box": "1.0.0", "overrides": {"toy": "$toy"}}',
  );
  expect(withPin('{"other": "1.0.0"}', {name: 'toy', version: '1.2.3'})).toBe('{"other": "1.0.0"}');
});

test(
  'a version that needs what another package does not export is told from one that fits',
  {timeout: 30_000},
  () => {
    const root = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
    onTestFinished(() => rmSync(root, {recursive: true}));
    const write = (name: string, types: string) => {
      const folder = path.join(root, 'node_modules', name);
      mkdirSync(folder, {recursive: true});
      writeFileSync(path.join(folder, 'package.json'), JSON.stringify({name, types: 'index.d.ts'}));
      writeFileSync(path.join(folder, 'index.d.ts'), types);
    };
    write('base', 'export type Here = {a: string};');
    write('toy', "import {type Here, type Gone as G} from 'base';\nexport type Toy = Here & G;");
    write('other', "import type {Here} from 'base';\nexport type Other = Here;");
    expect(missingTypes(root, 'toy', ['base', 'toy'])).toEqual(['Gone of base']);
    expect(missingTypes(root, 'other', ['base'])).toEqual([]);
  },
);
