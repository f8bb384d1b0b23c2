/**
 * Upgrades a documented package: `npm run api:upgrade -- @remotion/shapes@4.0.300`. Changes its pin,
 * installs it, regenerates the facts, and prints what changed and which pages that concerns.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {documentedPackages} from '../src/config/packages.ts';
import {readPages} from '../src/content/read-pages.ts';
import {factsFile, factsOf, inheritedFile, readFacts} from './facts.ts';
import {compareFacts, exportsIn, type Changes} from './upgrade/compare-facts.ts';
import {missingTypes} from './upgrade/missing-types.ts';
import {parsePin, withPin, type Pin} from './upgrade/pin.ts';

const titles: Record<keyof Changes, string> = {
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  deprecated: 'Deprecated',
};

const npmInstall = ['install', '--ignore-scripts', '--loglevel=error'];

upgrade(parsePin(process.argv[2], Object.keys(documentedPackages)));

function upgrade(pin: Pin): void {
  const before = factsOf(pin.name);
  const undo = install('api', pin);
  const missing = missingTypes('api', pin.name, Object.keys(documentedPackages));
  if (missing.length > 0) {
    undo();
    run('npm', npmInstall, 'api');
    throw new Error(
      `${pin.name}@${pin.version} is made for other versions of the documented packages: there is no ${missing.join(', no ')}. Upgrade those first. Nothing was changed.`,
    );
  }
  install('.', pin);
  run('tsx', ['api/write-facts.mts'], '.');
  print(pin, compareFacts(before, readFacts(pin.name)));
}

/**
 * Installs the version where the package is pinned; a version that does not exist changes nothing.
 * @returns writes the manifest and the lockfile as they were
 */
function install(folder: string, pin: Pin): () => void {
  const files = ['package.json', 'package-lock.json'].map((name) => path.join(folder, name));
  const [manifest = '', lockfile = ''] = files.map((file) => readFileSync(file, 'utf8'));
  const changed = withPin(manifest, pin);
  const undo = () => {
    writeFileSync(files[0]!, manifest);
    writeFileSync(files[1]!, lockfile);
  };
  if (changed === manifest) {
    return undo;
  }
  writeFileSync(files[0]!, changed);
  try {
    run('npm', npmInstall, folder);
    return undo;
  } catch {
    undo();
    throw new Error(`npm cannot install ${pin.name}@${pin.version}; its message is above.`);
  }
}

function run(command: string, args: readonly string[], folder: string): void {
  const {status} = spawnSync(command, args, {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error(`${command} ${args.join(' ')} failed.`);
  }
}

function print({name, version}: Pin, changes: Changes): void {
  for (const [key, title] of Object.entries(titles)) {
    const lines = changes[key as keyof Changes];
    if (lines.length > 0) {
      console.log([`\n${title}:`, ...lines.map((line) => `  ${line}`)].join('\n'));
    }
  }
  const concerned = exportsIn(changes);
  const pages = readPages().pages.filter(({frontMatter}) =>
    [frontMatter.api ?? []]
      .flat()
      .map((reference) => String(reference).split('#'))
      .some(([entry = '', api = '']) => `${entry}/`.startsWith(`${name}/`) && concerned.has(api)),
  );
  console.log(`\n${name}@${version}: ${concerned.size} exports differ, ${pages.length} pages:`);
  pages.forEach(({file}) => console.log(`  ${file}`));
  console.log(
    `Commit ${factsFile(name)}, ${inheritedFile()} and the manifests. Then: npm run api:since`,
  );
}
