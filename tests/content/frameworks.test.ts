import {stripVTControlCharacters} from 'node:util';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {beginProject, type FollowedProject} from '../support/followed-project.ts';

// The apps of the pages about other frameworks, compiled with templates by the frameworks' own compilers.

vi.setConfig({testTimeout: 120_000});

let project: FollowedProject;
beforeEach(() => {
  project = beginProject();
});
afterEach(() => project.remove());

/** What the frameworks' own templates for new projects have in common. */
const strict = {
  strict: true,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: [],
  noEmit: true,
  skipLibCheck: true,
};

/**
 * Compiles the files of a page, and beside its app one with a mistake in the template.
 * @param page files and a `tsconfig.json` that adds to what a page shows
 * @returns lines with errors
 */
async function compile(
  page: string,
  {app, compiler, args, config}: {app: string; compiler: string; args: string; config: object},
): Promise<string[]> {
  const files = project.follow(page);
  expect(files).toContain(app);
  const mistake = project.read(app).toString().replace('toggle()', 'start()');
  project.write(app.replace(/app(?=\.\w+$)/i, 'Mistake'), mistake);
  project.write('checked/tsconfig.json', JSON.stringify({include: ['../src'], ...config}));
  const failed = await project.run(compiler, args).then(
    () => undefined,
    (error: {stdout: Buffer; stderr: Buffer}) => error,
  );
  return stripVTControlCharacters(`${failed?.stdout ?? ''}${failed?.stderr ?? ''}`)
    .split('\n')
    .filter((line) => /\berror\b/i.test(line));
}

const theMistakeIn = (file: string) =>
  expect.stringMatching(new RegExp(`\\b${file}\\b.*'start' does not exist`));

test('Vue', async () => {
  const errors = await compile('docs/vue.mdx', {
    app: 'src/App.vue',
    compiler: 'vue-tsc',
    args: '-p checked --pretty false',
    config: {compilerOptions: {...strict, jsx: 'preserve', jsxImportSource: 'vue'}},
  });
  expect(errors).toEqual([theMistakeIn('src/Mistake.vue')]);
});

test('Svelte', async () => {
  const errors = await compile('docs/svelte.mdx', {
    app: 'src/App.svelte',
    compiler: 'svelte-check',
    args: '--tsconfig checked/tsconfig.json --output machine',
    config: {extends: '../tsconfig.app.json', compilerOptions: strict},
  });
  expect(errors).toEqual([theMistakeIn('src/Mistake.svelte')]);
});

test('Angular', async () => {
  const errors = await compile('docs/angular.mdx', {
    app: 'src/app/app.ts',
    compiler: 'ngc',
    args: '-p checked',
    config: {
      extends: '../tsconfig.json',
      compilerOptions: strict,
      angularCompilerOptions: {strictTemplates: true},
    },
  });
  expect(errors).toEqual([theMistakeIn('src/app/Mistake.ts')]);
});
