import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {everywhere, goneFlags, presetsApart, unreadFlags, valuesByHand} from './by-hand.ts';
import {readCliFacts, type CommandFact} from './cli-facts.ts';
import {readCreateVideoFlags} from './create-video.ts';
import {rendererOptions} from './declared-values.ts';
import {readFlagValues} from './flag-values.ts';

const packages = path.resolve('node_modules/@remotion');
let commands: CommandFact[] = [];

beforeAll(() => {
  commands = readCliFacts(packages);
  // Two seconds, and more on a busy machine.
}, 60_000);

const named = (name: string): CommandFact => {
  const found = commands.find((command) => command.name === name);
  if (!found) {
    throw new Error(`There is no command ${name}.`);
  }
  return found;
};

const names = (command: string): string[] => named(command).flags.map(({name}) => name);
const flag = (command: string, name: string) =>
  named(command).flags.find((candidate) => candidate.name === name);

describe('commands of the pinned packages', () => {
  test('are those that the dispatch tells apart, with the ones below them', () => {
    expect(commands.map(({name}) => name)).toEqual(
      expect.arrayContaining(['render', 'preview', 'browser ensure', 'lambda sites create']),
    );
    expect(named('lambda sites').isGroup).toBe(true);
    expect(named('ffmpeg').passesOn).toBe(true);
    expect(named('render')).toMatchObject({isGroup: false, passesOn: false});
  });

  test('leave out names that only print what they are called today', () => {
    expect(commands.map(({name}) => name)).not.toContain('lambda upload');
  });
});

describe('flags of the pinned packages', () => {
  test('belong to the commands whose code reads them', () => {
    expect(names('render')).toEqual(expect.arrayContaining(['--frames', '--codec', '--props']));
    expect(names('still')).toContain('--frame');
    expect(names('browser ensure')).toContain('--browser-executable');
    expect(names('browser ensure')).not.toContain('--props');
  });

  test('do not belong to a command that refuses them', () => {
    expect(names('render')).not.toContain('--frame');
    expect(names('still')).not.toContain('--frames');
  });

  test('are spelled as one types them', () => {
    expect(names('studio')).toEqual(expect.arrayContaining(['--no-open', '-q']));
    expect(names('studio')).not.toContain('--open');
  });

  test('that only fill in the render dialog are told apart', () => {
    expect(flag('studio', '--crf')).toBeUndefined();
    expect(flag('studio', '--codec')?.unlisted).toBe('preset');
    expect(flag('studio', '--port')?.unlisted).toBeUndefined();
  });

  test('have the values of the types, and those of the code where it says more', () => {
    expect(flag('render', '--log')?.value).toEqual({
      type: 'choice',
      choices: expect.arrayContaining(['trace', 'verbose', 'info', 'warn', 'error']),
    });
    expect(flag('render', '--crf')?.value).toEqual({type: 'number'});
    expect(flag('render', '--muted')).toMatchObject({value: {type: 'boolean'}, isSwitch: true});
    expect(flag('render', '--image-format')?.value).toMatchObject({
      choices: ['jpeg', 'png', 'none'],
    });
    expect(flag('lambda sites ls', '--region')?.value).not.toEqual(
      flag('cloudrun sites ls', '--region')?.value,
    );
  });

  test('have the defaults of the code, which differ between commands', () => {
    expect(flag('render', '--jpeg-quality')?.default).toBe('80');
    expect(flag('render', '--timeout')?.default).toBe('30000');
    expect(flag('lambda functions deploy', '--timeout')?.default).toBe('120');
    expect(flag('benchmark', '--runs')?.default).toBe('3');
    expect(flag('render', '--overwrite')?.default).toBe('true');
    expect(flag('render', '--every-nth-frame')?.default).toBe('1');
    expect(flag('render', '--crf')?.default).toBeUndefined();
  });
});

describe('what is told by hand', () => {
  const read = () => new Set(commands.flatMap(({flags}) => flags.map(({name}) => name)));
  const dashed = (key: string) => (key.length === 1 ? `-${key}` : `--${key}`);

  test('names commands and flags that exist', () => {
    const all = commands.map(({name}) => name);
    const byHand = [
      ...valuesByHand.map((entry) => entry.flag),
      ...Object.keys(goneFlags),
      ...Object.values(goneFlags).flatMap(({instead}) => instead ?? []),
      ...Object.keys(everywhere),
    ];
    expect(byHand.map(dashed).filter((name) => !read().has(name))).toEqual([]);
    expect(valuesByHand.flatMap((entry) => entry.commands ?? [])).not.toEqual([]);
    for (const {commands: of = [], flag: key} of valuesByHand) {
      expect(of.filter((name) => !names(name).includes(dashed(key)))).toEqual([]);
    }
    expect(Object.keys(presetsApart).filter((name) => !all.includes(name))).toEqual([]);
  });

  test('has a reason for every flag that is declared and that no command reads', () => {
    const declared = new Set([
      ...(['cli', 'lambda', 'cloudrun'] as const).flatMap((parser) => [
        ...readFlagValues(packages, parser).keys(),
      ]),
      ...rendererOptions(packages).map(([, {cliFlag}]) => cliFlag),
    ]);
    const unread = [...declared].filter((key) => !read().has(dashed(key)));
    expect(unread.sort()).toEqual(Object.keys(unreadFlags).sort());
  }, 60_000);
});

test('flags of create-video are the templates and what its code asks for', () => {
  const flags = readCreateVideoFlags(path.resolve('node_modules/create-video'));
  expect(flags).toEqual(expect.arrayContaining(['--blank', '--hello-world', '--tmp']));
});
