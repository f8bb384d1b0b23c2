// Installs what package-lock.json asks for, unless it stands there already.
// Plain JavaScript with nothing but Node: it runs before anything is installed.
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

const stamp = path.join(root, 'node_modules', '.installed-from');
const wanted = ['package.json', 'package-lock.json']
  .map((file) => readFileSync(path.join(root, file)))
  .reduce((hash, content) => hash.update(content), createHash('sha256'))
  .digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Installing the packages of package-lock.json (a minute or two) ...');
  const {status} = spawnSync('npm', ['ci', '--include=dev'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm ci failed; its own message stands above. Nothing else was changed.');
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, wanted);
}
