// Plain JavaScript with nothing but Node: it runs before anything is installed.
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Installs what the lockfile asks for, unless it is installed already.
 * @param {string} root folder of the project
 * @param {boolean} withApi whether also the documented packages in `api/`
 * @throws {Error} when Node is too old or npm fails
 */
export function setUp(root, withApi) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Node ${process.versions.node} is too old: the site needs 20.19 or newer.`);
  }
  install(root, '.', ['--include=dev']);
  if (withApi) {
    install(root, 'api', ['--include=dev', '--ignore-scripts']);
  }
}

function install(root, folder, options) {
  const home = path.join(root, folder);
  const stamp = path.join(home, 'node_modules', '.installed-from');
  const read = (file) => readFileSync(path.join(home, file), 'utf8');
  const manifest = JSON.stringify({...JSON.parse(read('package.json')), scripts: undefined});
  const wanted = createHash('sha256')
    .update(manifest)
    .update(read('package-lock.json'))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
    return;
  }
  if (isInstalled(home)) {
    writeFileSync(stamp, wanted);
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
    throw new Error('npm ci failed, see its output above. Nothing else was changed.');
  }
  writeFileSync(stamp, wanted);
}

/** Whether `npm ci` or `npm install` has put there just what the lockfile names: npm keeps a list of what it put. */
function isInstalled(home) {
  const list = path.join(home, 'node_modules/.package-lock.json');
  if (!existsSync(list)) {
    return false;
  }
  const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const present = packagesIn(list);
  return Object.entries(packagesIn(path.join(home, 'package-lock.json'))).every(
    ([name, {integrity, optional}]) =>
      name === '' || (present[name] ? present[name].integrity === integrity : optional),
  );
}
