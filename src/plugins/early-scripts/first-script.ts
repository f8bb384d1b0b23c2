import {createHash} from 'node:crypto';
import {buildSync} from 'esbuild';

/**
 * The script of `src/client/before-react`. It is not part of the site's bundle, for it must work without it
 * and arrive long before it. Its name changes with its content, as those of the bundle's scripts do.
 */
export const firstScript = bundle();

function bundle(): {file: string; code: string} {
  const {outputFiles} = buildSync({
    entryPoints: [require.resolve('../../client/before-react/index.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
  });
  const code = outputFiles[0]!.text;
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return {file: `assets/js/before-react.${hash}.js`, code};
}
