// Runs a script after everything that it needs is installed: `node scripts/run.mjs [--api] scripts/serve-site.ts ...`.
// `--api` also installs the documented packages; `--help` after the script prints the comment at its head.
// An error is printed as its message alone, with DEBUG=1 with its stack. Plain JavaScript: it runs before
// anything is installed. The script is bundled first, packages aside: loading its modules one by one, each
// through a loader for TypeScript, took longer than all that npm run check does.
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {setUp} from './setup.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

function fail(error) {
  const {message = error, code = ''} = error ?? {};
  const hint = `Hint: npm run ${process.env.npm_lifecycle_event ?? '...'} -- --help`;
  const isFlag = String(code).startsWith('ERR_PARSE_ARGS');
  console.error(
    process.env.DEBUG ? error : isFlag ? `${message.replace(/(\. .*)?$/, '.')} ${hint}` : message,
  );
  process.exit(1);
}

/**
 * Where a script runs as JavaScript: from the cache, or, in a checkout that is read-only, as it is.
 * @returns {Promise<string>} a file
 */
async function bundle(file) {
  const {build} = await import('esbuild');
  // Its packages are found from there.
  const home = file.startsWith(path.join(root, 'api/')) ? 'api' : '.';
  const bundled = path.join(root, home, '.cache/scripts', `${path.basename(file)}.mjs`);
  const {outputFiles} = await build({
    absWorkingDir: root,
    entryPoints: [file],
    outfile: bundled,
    bundle: true,
    packages: 'external',
    // Those that tsconfig.json finds in another place.
    external: ['./api/node_modules/*'],
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: process.env.DEBUG ? 'inline' : false,
    logLevel: 'silent',
    write: false,
  });
  // Other processes may run the same script: it appears as a whole.
  const whole = `${bundled}.${process.pid}.tmp`;
  try {
    mkdirSync(path.dirname(bundled), {recursive: true});
    writeFileSync(whole, outputFiles[0].contents);
    renameSync(whole, bundled);
    process.setSourceMapsEnabled(true);
    return bundled;
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) {
      throw error;
    }
    await import('tsx');
    return file;
  }
}

process.on('uncaughtException', fail);
try {
  const withApi = process.argv[2] === '--api';
  const [script, ...args] = process.argv.slice(withApi ? 3 : 2);
  const file = path.join(root, script);
  const [, head = ''] = /^\/\*\*(.*?)\*\/\n\w/s.exec(readFileSync(file, 'utf8')) ?? [];
  if (head && args[0] === '--help') {
    console.log(head.replaceAll(/^ *\*? ?/gm, '').trim());
  } else {
    setUp(root, withApi);
    // As npm does: scripts start the programs of packages by their names.
    const programs = path.join(root, 'node_modules/.bin');
    process.env.PATH = `${programs}${path.delimiter}${process.env.PATH}`;
    process.argv = [process.execPath, file, ...args];
    await import(pathToFileURL(await bundle(file)));
  }
} catch (error) {
  fail(error);
}
