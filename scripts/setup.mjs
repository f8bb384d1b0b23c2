// Installs what the lockfile asks for, unless it is installed already; with `api` as argument,
// also the documented packages in api/. Plain JavaScript with nothing but Node: it runs before
// anything is installed.
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: the site needs 20.19 or newer.`);
  process.exit(1);
}

install('.', ['--include=dev']);
if (process.argv[2] === 'api') {
  install('api', ['--include=dev', '--ignore-scripts']);
}

function install(folder, options) {
  const home = path.join(root, folder);
  const stamp = path.join(home, 'node_modules', '.installed-from');
  const wanted = ['package.json', 'package-lock.json']
    .map((file) => readFileSync(path.join(home, file)))
    .reduce((hash, content) => hash.update(content), createHash('sha256'))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
    return;
  }
  const lockfile = path.join(folder, 'package-lock.json');
  console.log(`Installing the packages of ${lockfile} (a minute or two) ...`);
  const {status} = spawnSync('npm', ['ci', '--loglevel=error', ...options], {
    cwd: home,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm ci failed, see its output above. Nothing else was changed.');
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, wanted);
}
