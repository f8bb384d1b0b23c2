import {mkdirSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {beginProject, type FollowedProject} from '../support/followed-project.ts';

// The set-ups for the bundler that pages show, each tried with one frame of the page's own video.

// Each bundles and starts a browser, and a busy machine takes its time.
vi.setConfig({testTimeout: 180_000});

let project: FollowedProject;
beforeAll(() => {
  project = beginProject();
  project.follow('docs/getting-started.mdx');
});
afterAll(() => project.remove());

/** Red, green and blue, 0-255. */
type Color = readonly number[];

/** Renders a frame of a component that a page shows. @returns its pixels, row by row */
async function renderStill(id: string): Promise<Color[]> {
  await project.remotion(`still ${id} out/${id}.png --frame=20`);
  const bytes = await project.pixelsOf(`out/${id}.png`);
  expect(bytes).toHaveLength(1280 * 720 * 3);
  return Array.from({length: bytes.length / 3}, (_, at) => [...bytes.subarray(at * 3, at * 3 + 3)]);
}

const share = (pixels: readonly Color[], is: (color: Color) => boolean): number =>
  pixels.filter(is).length / pixels.length;

/** Whether a colour is this one, but for rounding. */
const near =
  (wanted: Color) =>
  (color: Color): boolean =>
    color.every((part, at) => Math.abs(part - wanted[at]!) <= 2);

const white = near([255, 255, 255]);

/** Registers a component for which its page shows no composition. */
function register(component: string): void {
  project.write(
    'src/Root.tsx',
    `import {Composition} from 'remotion';
     import {${component}} from './${component}';

     export const RemotionRoot = () => (
       <Composition id="${component}" component={${component}} durationInFrames={60} fps={30} width={1280} height={720} />
     );`,
  );
}

test('Tailwind CSS 4', async () => {
  expect(project.follow('docs/tailwind.mdx', 'Tailwind CSS 4')).toEqual([
    'remotion.config.ts',
    'postcss.config.mjs',
    'src/index.css',
    'src/Root.tsx',
  ]);
  // The page installs this version in the project; the one above is that of @remotion/tailwind.
  mkdirSync(path.join(project.folder, 'src/node_modules'));
  symlinkSync(
    path.resolve('api/node_modules/@remotion/tailwind-v4/node_modules/tailwindcss'),
    path.join(project.folder, 'src/node_modules/tailwindcss'),
  );
  const pixels = await renderStill('Hello');
  expect(share(pixels, white)).toBeGreaterThan(0.9);
  // text-blue-600 in text-9xl
  expect(share(pixels, near([0x15, 0x5d, 0xfc]))).toBeGreaterThan(0.01);
  rmSync(path.join(project.folder, 'src/node_modules'), {recursive: true});
});

test('Tailwind CSS 3', async () => {
  project.follow('docs/tailwind.mdx', 'Tailwind CSS 4');
  rmSync(path.join(project.folder, 'postcss.config.mjs'));
  expect(project.follow('docs/tailwind.mdx', 'Tailwind CSS 3')).toEqual([
    'remotion.config.ts',
    'tailwind.config.js',
    'src/style.css',
  ]);
  const root = project.read('src/Root.tsx').toString();
  project.write('src/Root.tsx', root.replace('./index.css', './style.css'));
  const pixels = await renderStill('Hello');
  expect(share(pixels, white)).toBeGreaterThan(0.9);
  expect(share(pixels, near([0x25, 0x63, 0xeb]))).toBeGreaterThan(0.01);
});

test('SCSS', async () => {
  expect(project.follow('docs/enable-scss/overview.mdx')).toEqual([
    'remotion.config.ts',
    'src/title.scss',
    'src/Title.tsx',
  ]);
  register('Title');
  expect(share(await renderStill('Title'), near([0x1d, 0x56, 0xe0]))).toBeGreaterThan(0.005);
});

test('Three.js', async () => {
  expect(project.follow('docs/three.mdx')).toEqual(['src/Cube.tsx']);
  register('Cube');
  const pixels = await renderStill('Cube');
  expect(share(pixels, white)).toBeGreaterThan(0.5);
  // The cube, lit and in shadow.
  const blue = ([red, green, part]: Color) => part! > green! && green! > red!;
  expect(share(pixels, blue)).toBeGreaterThan(0.05);
});

test('Skia', async () => {
  expect(project.follow('docs/skia/skia.mdx')).toEqual([
    'remotion.config.ts',
    'src/index.ts',
    'src/Root.tsx',
    'src/Glow.tsx',
  ]);
  register('Glow');
  const pixels = await renderStill('Glow');
  const disk = (Math.PI * 80 ** 2) / pixels.length;
  expect(share(pixels, near([0x4d, 0x7d, 0xff]))).toBeCloseTo(disk, 3);
  expect(share(pixels, near([0x0f, 0x12, 0x19]))).toBeCloseTo(1 - disk, 2);
});
