import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';

type Step = {uses?: string; run?: string; with?: Record<string, unknown>};
type Workflow = {jobs: Record<string, {needs?: string[]; steps: Step[]}>};

const {jobs} = parse(readFileSync('.github/workflows/site.yml', 'utf8')) as Workflow;
const {scripts, engines} = JSON.parse(readFileSync('package.json', 'utf8'));
const steps = Object.entries(jobs).flatMap(([job, {steps: all}]) =>
  all.map((step) => ({job, ...step})),
);

describe('the workflow of continuous integration', () => {
  test('runs scripts that exist', () => {
    const commands = steps.flatMap(({run}) => (run ? [run] : []));
    expect(commands.length).toBeGreaterThan(3);
    for (const command of commands) {
      const [, name] = /^npm (?:run )?([\w:]+)/.exec(command) ?? [];
      expect(Object.keys(scripts), command).toContain(name);
    }
  });

  test('has the whole history where pages are built', () => {
    const builders = steps.filter(({run}) => /^npm (run build|test)/.test(run ?? ''));
    expect(builders.map(({job}) => job)).toEqual(['test', 'build']);
    for (const {job} of builders) {
      const checkout = jobs[job]!.steps.find(({uses}) => uses?.startsWith('actions/checkout@'));
      expect(checkout?.with, job).toEqual({'fetch-depth': 0});
    }
  });

  test('deploys only what has passed', () => {
    expect(jobs.deploy!.needs).toEqual(Object.keys(jobs).filter((job) => job !== 'deploy'));
  });

  test('takes a version of Node that the site runs on', () => {
    const chosen = Number(readFileSync('.nvmrc', 'utf8'));
    expect(chosen).toBeGreaterThanOrEqual(Number(/\d+/.exec(engines.node)![0]));
    for (const {uses, with: options} of steps) {
      if (uses?.startsWith('actions/setup-node@')) {
        expect(options).toMatchObject({'node-version-file': '.nvmrc'});
      }
    }
  });
});
