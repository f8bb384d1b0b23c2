import {setTimeout as pause} from 'node:timers/promises';
import {chromium, type Browser, type Page} from '@playwright/test';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {testBrowserPath} from '../../scripts/find-browser.ts';
import {beginProject, type FollowedProject} from '../support/followed-project.ts';
import {readDoc} from '../support/page-tables.ts';

// What the pages of @remotion/studio say, in a Studio, a read-only Studio and a render.

/** Makes the functions available to the test, and calls each of them where nothing can be written. */
const entryPoint = `
import * as studio from '@remotion/studio';
import {useEffect, useState} from 'react';
import {Artifact, Composition, continueRender, delayRender, getRemotionEnvironment, registerRoot, staticFile, useCurrentFrame} from 'remotion';
import {Dot} from './Dot';
import {RemotionRoot} from './Root';

const calls = {
  play: () => studio.play(),
  pause: () => studio.pause(),
  toggle: () => studio.toggle(),
  seek: () => studio.seek(1),
  goToComposition: () => studio.goToComposition('Sign'),
  reevaluateComposition: () => studio.reevaluateComposition(),
  focusDefaultPropsPath: () => studio.focusDefaultPropsPath({path: ['lines']}),
  updateDefaultProps: () => studio.updateDefaultProps({compositionId: 'Sign', defaultProps: (props) => props.savedDefaultProps}),
  saveDefaultProps: () => studio.saveDefaultProps({compositionId: 'Sign', defaultProps: (props) => props.savedDefaultProps}),
  visualControl: () => studio.visualControl('key', 1),
  getStaticFiles: () => studio.getStaticFiles(),
  watchPublicFolder: () => studio.watchPublicFolder(() => {}),
  watchStaticFile: () => studio.watchStaticFile('kept.txt', () => {}),
  writeStaticFile: () => studio.writeStaticFile({filePath: 'written.txt', contents: ''}),
  deleteStaticFile: () => studio.deleteStaticFile('kept.txt'),
  restartStudio: () => studio.restartStudio(),
};

async function callAll() {
  const outcomes = {};
  for (const [name, call] of Object.entries(calls)) {
    const {warn} = console;
    outcomes[name] = {kind: 'returns', message: ''};
    console.warn = (message) => { outcomes[name] = {kind: 'warns', message}; };
    try {
      await call();
    } catch (error) {
      outcomes[name] = {kind: 'throws', message: error.message};
    }
    console.warn = warn;
  }
  return outcomes;
}

const Outcomes = () => {
  const [handle] = useState(() => delayRender());
  const [outcomes, setOutcomes] = useState(null);
  useEffect(() => {
    callAll().then(setOutcomes).then(() => continueRender(handle));
  }, [handle]);
  return outcomes && <Artifact filename="outcomes.json" content={JSON.stringify(outcomes)} />;
};

const Frame = () => <h1 id="frame">{useCurrentFrame()}</h1>;

const size = {durationInFrames: 60, fps: 30, width: 640, height: 360};
Object.assign(window, {studio, callAll, staticFile});
registerRoot(() => (
  <>
    <RemotionRoot />
    <Composition id="Dot" component={Dot} {...size} />
    <Composition id="Frame" component={Frame} {...size} />
    {getRemotionEnvironment().isRendering && <Composition id="Outcomes" component={Outcomes} {...size} />}
  </>
));
`;

type Outcome = {kind: 'returns' | 'warns' | 'throws'; message: string};

vi.setConfig({testTimeout: 60_000});

/** Asserts what a busy machine shows only after a while. */
const soon = <Value>(read: () => Value) => expect.poll(read, {timeout: 15_000});

let project: FollowedProject;
let browser: Browser;
let page: Page;
let printed = '';
let stopStudio = () => {};

/** Runs code in the page of the Studio, where the functions are `studio`. */
const run = <Result = unknown>(code: string): Promise<Result> => page.evaluate(code);
const frame = async () => Number(await page.locator('#frame').textContent());
const open = async (composition: string) => {
  await run(`studio.goToComposition('${composition}')`);
  await page.waitForURL(`**/${composition}`);
};

beforeAll(async () => {
  project = beginProject();
  project.follow('docs/visual-editing.mdx');
  project.follow('docs/studio/visual-control.mdx');
  project.write('src/index.tsx', entryPoint);
  project.write('.prettierrc', '{"singleQuote": true, "bracketSpacing": false}');
  project.write('public/kept.txt', 'kept');
  const studio = project.start('studio src/index.tsx --no-open');
  stopStudio = () => studio.kill();
  studio.stdout?.on('data', (chunk) => {
    printed += chunk;
  });
  await project.remotion('bundle src/index.tsx --out-dir=bundle');
  await vi.waitFor(() => expect(printed).toMatch(/Built in/), 60_000);
  browser = await chromium.launch({executablePath: testBrowserPath()});
  page = await browser.newPage({viewport: {width: 1600, height: 900}});
  await page.addInitScript(() => {
    localStorage.setItem('remotion.sidebarRightCollapsing', 'expanded');
  });
  await page.goto(`${/http:\/\/localhost:\d+/.exec(printed)?.[0]}/Sign`);
  await page.getByText('Hello', {exact: true}).waitFor();
}, 120_000);

afterAll(async () => {
  stopStudio();
  await browser?.close();
  project.remove();
});

test('playback follows play(), pause(), toggle() and seek()', async () => {
  await open('Frame');
  await page.locator('#frame').waitFor();
  for (const [to, shown] of [
    [10, 10],
    [-5, 0],
    [5000, 59],
  ]) {
    await run(`studio.seek(${to})`);
    await soon(frame).toBe(shown);
  }
  await run('studio.play()');
  await soon(frame).not.toBe(59);
  await run('studio.pause()');
  const paused = await frame();
  await pause(200);
  expect(await frame()).toBe(paused);
  await run('studio.toggle()');
  await soon(frame).not.toBe(paused);
  await run('studio.toggle()');
  await expect(run(`studio.goToComposition('frame')`)).rejects.toThrow(
    'Composition frame not found',
  );
});

/** What the form shows. */
const fields = () =>
  page.$$eval('input, textarea', (found) =>
    found.map((field) => (field as HTMLInputElement).value),
  );

test('updateDefaultProps() changes the form and the video', async () => {
  await open('Sign');
  const update = (id: string, line: string) =>
    run(`studio.updateDefaultProps({
      compositionId: '${id}',
      defaultProps: ({unsavedDefaultProps}) => ({...unsavedDefaultProps, lines: ${line}}),
    })`);
  await soon(fields).toContain('Hello');
  await update('Sign', `['Hola']`);
  await page.getByText('Hola', {exact: true}).waitFor();
  await soon(fields).toContain('Hola');
  expect(await run(`studio.focusDefaultPropsPath({path: ['lines', 0]})`)).toEqual({success: true});
  expect(await run(`studio.focusDefaultPropsPath({path: ['no']})`)).toEqual({success: false});
  await update('Sign', `[1]`);
  await page.getByText('The data does not satisfy the schema').waitFor();
  expect(await run(`studio.focusDefaultPropsPath({path: ['lines']})`)).toEqual({success: false});
  await expect(update('sign', '[]')).rejects.toThrow(
    'No composition with the ID sign found. Available compositions: Sign, Dot, Frame',
  );
});

/** The code that a page shows as the result of saving. */
const savedLine = (name: string) => /^\+\s*(.*)$/m.exec(readDoc(name))?.[1] ?? '';

test('saveDefaultProps() writes the line that the page shows', async () => {
  const save = (id: string, props: string) =>
    run(`studio.saveDefaultProps({compositionId: '${id}', defaultProps: () => (${props})})`);
  await save('Dot', '{unknown: true}');
  expect(project.read('src/Root.tsx').toString()).not.toContain('unknown');
  await save('Sign', `{lines: ['Good', 'morning'], size: 96, color: '#0f7a52'}`);
  expect(project.read('src/Root.tsx').toString()).toContain(savedLine('visual-editing'));
  await page.getByText('morning', {exact: true}).waitFor();
});

test('a saved control becomes the line that the page shows', async () => {
  await open('Dot');
  await page.getByText('Controls', {exact: true}).click();
  await page.getByText('200', {exact: true}).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('320');
  await page.keyboard.press('Enter');
  await page.locator('[data-json-path="dot-size"] button').nth(1).click();
  await soon(() => project.read('src/Dot.tsx').toString()).toContain(
    savedLine('studio/visual-control'),
  );
});

test('files are listed, watched, written and deleted', async () => {
  await run(`
    window.seen = [];
    studio.watchStaticFile('new/a b.txt', (file) => seen.push(file && file.sizeInBytes));
  `);
  await run(`studio.writeStaticFile({filePath: 'new/a b.txt', contents: 'four'})`);
  expect(project.read('public/new/a b.txt').toString()).toBe('four');
  await soon(() => run('seen.at(-1)')).toBe(4);
  const names = `studio.getStaticFiles().map(({name}) => name)`;
  expect(await run(names)).toEqual(['kept.txt', 'new/a b.txt']);

  const remove = (name: string) => run(`studio.deleteStaticFile(${name})`);
  expect(await remove(`staticFile('new/a b.txt')`)).toEqual({success: true, existed: false});
  expect(await remove(`'new/a b.txt'`)).toEqual({success: true, existed: true});
  await soon(() => run('seen.at(-1)')).toBe(null);
  await expect(remove(`'../package.json'`)).rejects.toThrow(
    'Not allowed to write to ../package.json',
  );
  await expect(remove(`'new'`)).rejects.toThrow();
  await expect(run(`studio.writeStaticFile({filePath: '../x.txt', contents: ''})`)).rejects.toThrow(
    'Not allowed to write to ../x.txt',
  );
  await expect(
    run(`studio.writeStaticFile({filePath: 'new\\\\x.txt', contents: ''})`),
  ).rejects.toThrow('File path cannot contain backslashes');
});

/** What the table of the overview says of a function in one of its columns. */
function promiseOf(name: string, column: number): Outcome['kind'] {
  const row = readDoc('studio/api').match(/^\|.*\|.*\|.*\|$/gm)!;
  const cells = row.find((line) => line.includes(`\`${name}()\``))!.split('|');
  const cell = cells[column]!;
  return /throws/.test(cell) ? 'throws' : /prints a warning/.test(cell) ? 'warns' : 'returns';
}

const fileOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Fails for each function that does something else than its page and the overview say. */
function compareWithPages(outcomes: Record<string, Outcome>, column: number) {
  expect(Object.keys(outcomes)).toHaveLength(16);
  for (const [name, {kind, message}] of Object.entries(outcomes)) {
    expect(kind, `${name}: ${message}`).toBe(promiseOf(name, column));
    expect(readDoc(`studio/${fileOf(name)}`), name).toContain(message);
  }
}

test('in a read-only Studio the functions do what the pages say', async () => {
  const visitor = await browser.newPage();
  const site = 'http://studio.example';
  await visitor.route(`${site}/**`, (route) => {
    const {pathname} = new URL(route.request().url());
    const file = pathname === '/' ? 'index.html' : pathname.slice(1);
    return route.fulfill({path: `${project.folder}/bundle/${file}`});
  });
  await visitor.goto(`${site}/?/Sign`);
  await visitor.getByText('Hello', {exact: true}).waitFor();
  compareWithPages(await visitor.evaluate('callAll()'), 2);
});

test('in a render the functions do what the pages say', async () => {
  await project.remotion('still bundle Outcomes out/outcomes.png');
  compareWithPages(JSON.parse(project.read('out/Outcomes/outcomes.json').toString()), 3);
});
