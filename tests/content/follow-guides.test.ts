import {afterAll, beforeAll, expect, test} from 'vitest';
import {beginProject, type FollowedProject} from '../support/followed-project.ts';

let project: FollowedProject;
beforeAll(() => {
  project = beginProject();
});
afterAll(() => project.remove());

const minutes = (count: number) => ({timeout: count * 60_000});

/** How many colours a picture has. One that is blank has a single one. */
function countColors(pixels: Buffer): number {
  const colors = new Set<number>();
  for (let at = 0; at < pixels.length; at += 3) {
    colors.add(pixels.readUIntBE(at, 3));
  }
  return colors.size;
}

/** Share of the bytes in which two pictures of one size differ visibly, 0-1. */
const difference = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, byte, at) => sum + (Math.abs(byte - other[at]!) > 32 ? 1 : 0), 0) / one.length;

test('the first page gives a picture', minutes(3), async () => {
  expect(project.follow('docs/getting-started.mdx')).toEqual([
    'src/Countdown.tsx',
    'src/Root.tsx',
    'src/index.ts',
  ]);
  await project.remotion('still Countdown out/countdown.png --frame=45');
  const pixels = await project.pixelsOf('out/countdown.png');
  expect(pixels).toHaveLength(1280 * 720 * 3);
  expect(countColors(pixels)).toBeGreaterThan(2);
});

test('the script for Docker renders the first page', minutes(3), async () => {
  project.follow('docs/getting-started.mdx');
  expect(project.follow('docs/docker.mdx')).toContain('render.mjs');
  const printed = await project.script('render.mjs', {COMPOSITION: 'Countdown'});
  expect(printed).toMatch(/^100 %$/m);
  const pixels = await project.pixelsOf('out/Countdown.mp4', 1);
  expect(pixels).toHaveLength(1280 * 720 * 3);
  expect(countColors(pixels)).toBeGreaterThan(2);
});

test('the pages after it give a clip, frame by frame as they say', minutes(5), async () => {
  for (const page of ['the-fundamentals', 'animating-properties', 'reusability', 'render']) {
    expect(project.follow(`docs/${page}.mdx`).length, page).toBeGreaterThan(0);
  }
  await project.remotion('render Title out/title.mp4');
  const entries = 'stream=codec_name,width,height,r_frame_rate,nb_read_frames,duration';
  const probed = await project.remotion(
    `ffprobe -v error -select_streams v:0 -count_frames -of json -show_entries ${entries} out/title.mp4`,
  );
  const [stream] = JSON.parse(probed.toString()).streams;
  expect(stream).toMatchObject({codec_name: 'h264', width: 1280, height: 720});
  expect(stream).toMatchObject({r_frame_rate: '30/1', nb_read_frames: '60'});
  expect(Number(stream.duration)).toBeCloseTo(2, 2);

  const first = await project.pixelsOf('out/title.mp4');
  const last = await project.pixelsOf('out/title.mp4', 1.5);
  expect(first).toHaveLength(1280 * 720 * 3);
  expect(last).toHaveLength(first.length);
  expect(countColors(last)).toBeGreaterThan(2);
  expect(difference(first, last)).toBeGreaterThan(0.005);
});
