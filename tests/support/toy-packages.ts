import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {extract} from '../../api/extract/extract.ts';
import type {ApiFact} from '../../api/facts.ts';

/** A package that exists for a test: its declarations, its code and other entry points. */
export type Toy = {declarations: string; code?: string; client?: string};

/** As much of React's types as toy packages need. */
const react = `
export type ReactNode = string | number | null;
export interface FC<P> { (props: P): ReactNode }
export interface HTMLAttributes<T> { id?: string; title?: string }
`;

const nameOf = (index: number): string => `toy-${index}`;

/** The names that are exported are those with the word: a file of declarations exports all otherwise. */
const declarationsOf = (text: string): string => `${text}\nexport {};\n`;

function filesOf({declarations, code = '', client}: Toy, index: number): Record<string, string> {
  const name = nameOf(index);
  const exports = {
    '.': {types: './index.d.ts'},
    ...(client && {'./client': {types: './client.d.ts'}}),
  };
  return {
    [`${name}/package.json`]: JSON.stringify({name, exports}),
    [`${name}/index.d.ts`]: declarationsOf(declarations),
    [`${name}/index.js`]: code,
    ...(client && {[`${name}/client.d.ts`]: declarationsOf(client)}),
  };
}

/** Extracts toy packages, named `toy-0` and so on, all in one program: making one takes a second. */
export function extractToys(toys: readonly Toy[]): ApiFact[][] {
  const root = mkdtempSync(path.join(tmpdir(), 'toys-'));
  const files = {
    'react/package.json': JSON.stringify({name: 'react', types: './index.d.ts'}),
    'react/index.d.ts': react,
    ...Object.assign({}, ...toys.map(filesOf)),
  } as Record<string, string>;
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(root, 'node_modules', file);
    mkdirSync(path.dirname(place), {recursive: true});
    writeFileSync(place, text);
  }
  try {
    const versions = Object.fromEntries(toys.map((_, index) => [nameOf(index), '1.0.0']));
    return extract(root, versions).map(({apis}) => apis);
  } finally {
    rmSync(root, {recursive: true});
  }
}
