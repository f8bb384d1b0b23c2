import {createHash} from 'node:crypto';
import path from 'node:path';
import {buildSync, type BuildOptions} from 'esbuild';

/** A script that is not part of the site's bundle: it must work without it, and arrive long before it. */
type Script = {
  /** Path below the site's. The name changes with the content, as those of the bundle's scripts do. */
  file: string;
  code: string;
};

/** The script of `src/client/reading`, a module, which the first one loads. */
export const readingScript = bundle('reading');

const address = `./${path.basename(readingScript.file)}`;

/** The script of `src/client/before-react`: no module, since what failed to arrive as one is not asked for again. */
export const firstScript = bundle('before-react', {
  define: {readingScript: JSON.stringify(address)},
  banner: {js: '(()=>{'},
  footer: {js: '})()'},
});

function bundle(name: string, options: BuildOptions = {}): Script {
  const {outputFiles} = buildSync({
    entryPoints: [require.resolve(`../../client/${name}/index.ts`)],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2020',
    ...options,
    write: false,
  });
  const code = outputFiles[0]!.text;
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return {file: `assets/js/${name}.${hash}.js`, code};
}
