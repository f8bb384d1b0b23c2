import {execFileSync} from 'node:child_process';
import {chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';

export type MediaFiles = {
  /** Makes a file with the toolkit's own FFmpeg, unless it exists. @returns its path */
  make: (name: string, args: string) => string;
  /** Writes a file that FFmpeg does not make. @returns its path */
  write: (name: string, content: Uint8Array | string) => string;
  /** The first half of a file, as an interrupted download leaves it. @returns its path */
  cut: (name: string, whole: string) => string;
  remove: () => void;
};

/** One second of green pictures and of a sound, to be encoded. */
export const picture = '-filter_complex nullsrc=size=64x48:rate=30:duration=1';
export const sound = '-f lavfi -i sine=duration=1:sample_rate=48000';

/** A folder of small media files. */
export function beginMediaFiles(): MediaFiles {
  const folder = mkdtempSync(path.join(tmpdir(), 'media-files-'));
  const api = createRequire(path.resolve('api/package.json'));
  const renderer = createRequire(api.resolve('@remotion/renderer'));
  const {dir} = renderer(`@remotion/compositor-${process.platform}-${process.arch}-gnu`) as {
    dir: string;
  };
  const ffmpeg = path.join(dir, 'ffmpeg');
  // Its package comes without the right to run it, which the renderer gives when it renders first.
  chmodSync(ffmpeg, 0o755);
  const at = (name: string) => path.join(folder, name);
  const write: MediaFiles['write'] = (name, content) => {
    writeFileSync(at(name), content);
    return at(name);
  };
  return {
    write,
    make: (name, args) => {
      execFileSync(ffmpeg, ['-v', 'error', '-y', ...args.split(' '), at(name)], {
        env: {...process.env, LD_LIBRARY_PATH: dir},
      });
      return at(name);
    },
    cut: (name, whole) => {
      const bytes = readFileSync(whole);
      return write(name, bytes.subarray(0, bytes.length / 2));
    },
    remove: () => rmSync(folder, {recursive: true}),
  };
}

/** A WAV with a second of silence. @param format 1 for whole numbers, 3 for floating point */
export function silentWav(bits: number, format: 1 | 3): Buffer {
  const rate = 48_000;
  const sampleBytes = bits / 8;
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + rate * sampleBytes, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(format, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * sampleBytes, 28);
  header.writeUInt16LE(sampleBytes, 32);
  header.writeUInt16LE(bits, 34);
  header.write('data', 36);
  header.writeUInt32LE(rate * sampleBytes, 40);
  return Buffer.concat([header, Buffer.alloc(rate * sampleBytes)]);
}
