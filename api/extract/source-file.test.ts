import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {sourceFile} from './source-file.ts';

const declaration = (file: string): string => path.join('api/node_modules', file);

test.each([
  ['remotion/dist/cjs/Sequence.d.ts', 'packages/core/src/Sequence.tsx'],
  ['remotion/dist/cjs/interpolate.d.ts', 'packages/core/src/interpolate.ts'],
  ['@remotion/bundler/dist/webpack-config.d.ts', 'packages/bundler/src/webpack-config.ts'],
  ['@remotion/preload/dist/preload-font.d.ts', 'packages/preload/src/preload-font.ts'],
  ['@remotion/renderer/dist/options/gl.d.ts', 'packages/renderer/src/options/gl.tsx'],
])('%s', (file, source) => {
  expect(readFileSync(declaration(file), 'utf8')).not.toBe('');
  expect(sourceFile(declaration(file))).toBe(source);
});

test('a folder where the ending is not certain', () => {
  expect(sourceFile(declaration('remotion/dist/cjs/register-root.d.ts'))).toBe('packages/core/src');
});
