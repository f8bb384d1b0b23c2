import {readFileSync, statSync} from 'node:fs';
import {downloadAndParseMedia, parseMedia, type ParseMediaFields} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {nodeWriter} from '@remotion/media-parser/node-writer';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {
  beginMediaFiles,
  picture,
  silentWav,
  sound,
  type MediaFiles,
} from '../support/media-files.ts';

let files: MediaFiles;
beforeAll(() => {
  files = beginMediaFiles();
});
afterAll(() => files.remove());

const page = (name: string) => readFileSync(`docs/media-parser/${name}.mdx`, 'utf8');
const enough = {timeout: 60_000};

const parse = (src: string, ...names: (keyof ParseMediaFields)[]) =>
  parseMedia({
    src,
    reader: nodeReader,
    fields: Object.fromEntries(names.map((name) => [name, true])) as Partial<ParseMediaFields>,
    acknowledgeRemotionLicense: true,
  }) as Promise<Record<string, unknown>>;

/** What the parser says of a file, or the error that it throws. */
const codecsOf = async (src: string) => {
  const {container, videoCodec, audioCodec} = await parse(
    src,
    'container',
    'videoCodec',
    'audioCodec',
  );
  return [container, videoCodec, audioCodec].join(' ');
};

const h264 = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p';
const vp8 = '-c:v libvpx -deadline realtime -cpu-used 8 -pix_fmt yuv420p';
const vp9 = '-c:v libvpx-vp9 -deadline realtime -cpu-used 8 -pix_fmt yuv420p';
const h265 = '-c:v libx265 -preset ultrafast -pix_fmt yuv420p -x265-params log-level=none';

const readable: [name: string, args: string, expected: string][] = [
  ['start.mp4', `${sound} ${picture} ${h264} -c:a aac -movflags +faststart`, 'mp4 h264 aac'],
  ['end.mp4', `${sound} ${picture} ${h264} -c:a libmp3lame`, 'mp4 h264 mp3'],
  ['opus.mp4', `${sound} ${picture} ${h264} -c:a libopus`, 'mp4 h264 opus'],
  ['h265.mp4', `${sound} ${picture} ${h265} -tag:v hvc1 -c:a aac`, 'mp4 h265 aac'],
  ['pcm.mov', `${sound} ${picture} ${h264} -c:a pcm_s16le`, 'mp4 h264 aiff'],
  ['4444.mov', `${picture} -c:v prores_ks -profile:v 4444 -pix_fmt yuv444p10le`, 'mp4 prores '],
  ['vp8.webm', `${sound} ${picture} ${vp8} -c:a libopus`, 'webm vp8 opus'],
  ['vp9.webm', `${sound} ${picture} ${vp9} -c:a libopus`, 'webm vp9 opus'],
  ['pcm.mkv', `${sound} ${picture} ${h264} -c:a pcm_s16le`, 'webm h264 pcm-s16'],
  ['h265.mkv', `${sound} ${picture} ${h265} -c:a libmp3lame`, 'webm h265 mp3'],
  ['clip.ts', `${sound} ${picture} ${h264} -c:a aac`, 'transport-stream h264 aac'],
  ['constant.mp3', `${sound} -c:a libmp3lame -b:a 128k -metadata title=Sea`, 'mp3  mp3'],
  ['sound.aac', `${sound} -c:a aac`, 'aac  aac'],
  ['sound.wav', `${sound} -c:a pcm_s16le`, 'wav  pcm-s16'],
];

test.each(readable)('%s is read', enough, async (name, args, expected) => {
  expect(await codecsOf(files.make(name, args))).toBe(expected);
  expect(page('format-support')).toContain(`\`${expected.split(' ')[0]}\``);
});

const withoutTrack: [name: string, args: string, expected: string][] = [
  ['vp9.mp4', `${sound} ${picture} ${vp9} -c:a aac`, 'mp4  aac'],
  ['422.mov', `${sound} ${picture} -c:v prores_ks -pix_fmt yuv422p10le -c:a aac`, 'mp4  aac'],
  ['h265.ts', `${sound} ${picture} ${h265} -c:a aac`, 'transport-stream  aac'],
  ['mp3.ts', `${sound} ${picture} ${h264} -c:a libmp3lame`, 'transport-stream h264 '],
];

test.each(withoutTrack)('%s lacks a track', enough, async (name, args, expected) => {
  expect(await codecsOf(files.make(name, args))).toBe(expected);
});

const failing: [name: string, make: (name: string) => string, message: string][] = [
  [
    'variable.mp3',
    (name) => files.make(name, `${sound} -c:a libmp3lame -q:a 4`),
    'xing header was parsed wrong',
  ],
  [
    'average.mp3',
    (name) => files.make(name, `${sound} -c:a libmp3lame -abr 1 -b:a 128k`),
    'xing header was parsed wrong',
  ],
  ['8.wav', (name) => files.write(name, silentWav(8, 1)), 'Unsupported bits per sample: 8'],
  [
    'float.wav',
    (name) => files.write(name, silentWav(32, 3)),
    'Only supporting WAVE with PCM audio format, but got 3',
  ],
  [
    'title.wav',
    (name) => files.make(name, `${sound} -c:a pcm_s16le -metadata title=Harbor`),
    'expected 0 bytes, got ',
  ],
  [
    'mjpeg.mkv',
    (name) => files.make(name, `${picture} -c:v mjpeg -pix_fmt yuvj420p`),
    'Unknown codec: V_MJPEG',
  ],
  ['named.avi', (name) => files.make(name, `${picture} ${h264}`), 'Unexpected result'],
  [
    'aac.avi',
    (name) => files.make(name, `${sound} ${picture} ${h264} -c:a aac`),
    'expected 0 bytes, got 6',
  ],
  [
    'mp3.avi',
    (name) => files.make(name, `${sound} ${picture} ${h264} -c:a libmp3lame`),
    'expected 0 bytes, got 12',
  ],
  [
    'pcm.avi',
    (name) => files.make(name, `${sound} ${picture} ${h264} -c:a pcm_s16le`),
    'expected 0 bytes, got -2',
  ],
  [
    'gap.m3u8',
    (name) => files.write(name, '#EXTM3U\n#EXT-X-DISCONTINUITY\n'),
    'Unknown directive ',
  ],
  ['empty.mp4', (name) => files.write(name, ''), 'Expected structure'],
];

test.each(failing)('%s fails as its page says', enough, async (name, make, message) => {
  await expect(codecsOf(make(name))).rejects.toThrow(message);
  expect(page('format-support')).toContain(message);
});

test('files that were cut off fail, or lack what their index said', enough, async () => {
  const mp4 = files.make('whole.mp4', `${picture} ${h264}`);
  expect(await parse(files.cut('half.mp4', mp4), 'dimensions')).toEqual({dimensions: null});
  const webm = files.make('whole.webm', `${sound} ${picture} ${vp8} -c:a libopus`);
  const half = files.cut('half.webm', webm);
  await expect(parse(half, 'slowNumberOfFrames')).rejects.toThrow('Infinite loop detected.');
  expect(page('format-support')).toContain('Infinite loop detected.');
});

test('files that are no media say what they are', async () => {
  for (const [name, content, error] of [
    ['a.pdf', '%PDF-1.7 '.padEnd(2000), 'IsAPdfError'],
    ['a.txt', 'hello '.repeat(300), 'IsAnUnsupportedFileTypeError'],
    ['a.gif', 'GIF89a'.padEnd(2000), 'IsAGifError'],
  ] as const) {
    await expect(codecsOf(files.write(name, content))).rejects.toMatchObject({name: error});
    expect(page('foreign-file-types')).toContain(error);
  }
});

/** Whether a field makes the parser read a file to its end. */
const readsAll = async (src: string, field: keyof ParseMediaFields) => {
  const {internalStats} = await parse(src, field, 'internalStats');
  return (internalStats as {skippedBytes: number}).skippedBytes === 0;
};

test('fields cost what the table of costs says', enough, async () => {
  const mp4 = files.make('cost.mp4', `${sound} ${picture} ${h264} -c:a aac`);
  const webm = files.make('cost.webm', `${sound} ${picture} ${vp8} -c:a libopus`);
  for (const field of ['metadata', 'location', 'images', 'structure'] as const) {
    expect([field, await readsAll(mp4, field)]).toEqual([field, false]);
    expect([field, await readsAll(webm, field)]).toEqual([field, true]);
  }
  for (const src of [mp4, webm]) {
    for (const field of ['dimensions', 'tracks', 'durationInSeconds', 'fps'] as const) {
      expect([field, await readsAll(src, field)]).toEqual([field, false]);
    }
    expect(await readsAll(src, 'slowNumberOfFrames')).toBe(true);
  }
});

test('values that need care are as their page says', enough, async () => {
  const mp4 = files.make('care.mp4', `${sound} ${picture} ${h264} -c:a aac`);
  expect(await parse(mp4, 'fps', 'slowFps')).toEqual({fps: 30, slowFps: 30});
  expect((await parse(mp4, 'slowFps')).slowFps).not.toBe(30);
  expect(await parse(mp4, 'sampleRate', 'slowNumberOfFrames')).toMatchObject({sampleRate: null});

  const stream = files.make('stream.webm', `${picture} ${vp8} -live 1`);
  expect((await parse(stream, 'durationInSeconds')).durationInSeconds).toBeNull();
  expect((await parse(stream, 'slowDurationInSeconds')).slowDurationInSeconds).toBeCloseTo(1, 1);

  const untagged = files.make(
    'untagged.mp3',
    `${sound} -c:a libmp3lame -b:a 128k -id3v2_version 0`,
  );
  await expect(parse(untagged, 'metadata')).rejects.toThrow('Failed to get metadata from mp3');
  expect(page('tags')).toContain('Failed to get metadata from mp3');
});

test('a download is empty unless a counted field is requested', enough, async () => {
  const src = files.make('saved.mp4', `${picture} ${h264} -movflags +faststart`);
  const save = async (fields: Partial<ParseMediaFields>) => {
    const output = files.write('copy.mp4', '');
    await downloadAndParseMedia({
      src,
      reader: nodeReader,
      writer: nodeWriter(output),
      fields,
      acknowledgeRemotionLicense: true,
    });
    return statSync(output).size;
  };
  expect(await save({durationInSeconds: true})).toBe(0);
  expect(await save({slowNumberOfFrames: true})).toBe(statSync(src).size);
});
