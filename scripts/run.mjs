// Runs a script after everything that it needs is installed: `node scripts/run.mjs [--api] scripts/serve-site.ts ...`.
// `--api` also installs the documented packages; `--help` after the script prints the comment at its head.
// An error is printed as its message alone, with DEBUG=1 with its stack. Plain JavaScript: it runs before
// anything is installed.
import {readFileSync} from 'node:fs';
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
    process.argv = [process.execPath, file, ...args];
    await import('tsx');
    await import(pathToFileURL(file));
  }
} catch (error) {
  fail(error);
}
