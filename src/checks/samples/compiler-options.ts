import {readFileSync} from 'node:fs';
import path from 'node:path';
import {packagesApart} from '../../config/packages.ts';
import type {Program} from './program.ts';

/**
 * The `tsconfig.json` of a program.
 * @param root folder of the project, absolute
 * @param files of the program, from its own folder
 */
export function compilerOptions(
  root: string,
  {apart}: Pick<Program, 'apart'>,
  files: readonly string[],
): object {
  return {
    compilerOptions: {
      target: 'ES2023',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'Bundler',
      moduleDetection: 'force',
      jsx: 'react-jsx',
      strict: true,
      allowJs: true,
      checkJs: true,
      resolveJsonModule: true,
      skipLibCheck: true,
      noEmit: true,
      types: ['node', 'react'],
      // The documented packages are built on zod 3; the site itself uses a later one.
      paths: {...typesOf(root, 'zod', 'zod3'), ...pathsApart(root, apart)},
    },
    files,
    include: [path.join(root, 'types/*.d.ts')],
  };
}

function pathsApart(root: string, apart: Program['apart']): object {
  const imports = Object.entries((apart && packagesApart[apart]) ?? {});
  return Object.assign({}, ...imports.map(([name, alias]) => typesOf(root, name, alias)));
}

type Manifest = {types?: string; exports?: Record<string, string | {types?: string}>};

/** Where the types of a package and of its entries are, when a folder of another name stands for it. */
function typesOf(root: string, name: string, folder: string): Record<string, string[]> {
  const home = path.join(root, 'node_modules', folder);
  const {types, exports = {}} = JSON.parse(
    readFileSync(path.join(home, 'package.json'), 'utf8'),
  ) as Manifest;
  const entries = Object.entries(exports).flatMap(([entry, target]) =>
    typeof target === 'object' && target.types ? [[entry, target.types] as const] : [],
  );
  return Object.fromEntries(
    (entries.length > 0 ? entries : [['.', types ?? 'index.d.ts'] as const]).map(
      ([entry, target]) => [path.posix.join(name, entry), [path.join(home, target)]],
    ),
  );
}
