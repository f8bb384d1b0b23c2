import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {readHistory} from './history.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'history-'));
afterAll(() => rmSync(folder, {recursive: true}));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
    cwd: folder,
    stdio: 'ignore',
  });

test('dates are known in a whole repository only', () => {
  expect(readHistory(folder)).toBe('none');
  git('init', 'whole');
  expect(readHistory(path.join(folder, 'whole'))).toBe('none');
  for (const message of ['one', 'two']) {
    git('-C', 'whole', 'commit', '--allow-empty', '-m', message);
  }
  expect(readHistory(path.join(folder, 'whole'))).toBe('whole');
  git('clone', '--depth', '1', `file://${folder}/whole`, 'shallow');
  expect(readHistory(path.join(folder, 'shallow'))).toBe('shallow');
});
