import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hashOf, hashOfFolder} from '../../../checks/cache/hash.ts';
import {readCliFacts, type CommandFact} from './cli-facts.ts';
import {readCreateVideoFlags} from './create-video.ts';

export type {CommandFact, FlagFact} from './cli-facts.ts';

/** What the pinned packages say about their two programs. */
export type CliFacts = {
  /** Commands of `npx remotion`. */
  commands: CommandFact[];
  /** Flags of `npx create-video`. */
  createVideo: string[];
};

const modules = path.resolve('node_modules');
const kept = path.resolve('node_modules/.cache/reference/cli-facts.json');
let known: CliFacts | undefined;

/**
 * The commands and flags, read from the packages' code. That takes two seconds, so the answer is
 * kept until a package or the code that reads it changes.
 */
export function cliFacts(): CliFacts {
  known ??=
    readKept() ??
    keep({
      commands: readCliFacts(path.join(modules, '@remotion')),
      createVideo: readCreateVideoFlags(path.join(modules, 'create-video')),
    });
  return known;
}

const packages = [
  '@remotion/cli',
  '@remotion/renderer',
  '@remotion/lambda',
  '@remotion/cloudrun',
  'create-video',
];

const key = (): string =>
  hashOf(
    hashOfFolder(path.resolve('src/plugins/reference/cli')),
    ...packages.map((name) => readFileSync(path.join(modules, name, 'package.json'), 'utf8')),
  );

function readKept(): CliFacts | undefined {
  try {
    const {key: old, facts} = JSON.parse(readFileSync(kept, 'utf8'));
    return old === key() ? facts : undefined;
  } catch {
    return undefined;
  }
}

function keep(facts: CliFacts): CliFacts {
  mkdirSync(path.dirname(kept), {recursive: true});
  writeFileSync(kept, JSON.stringify({key: key(), facts}));
  return facts;
}
