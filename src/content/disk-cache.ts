import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Values on disk. A name has one value, which is found only under the key it was written with, so
 * a new one replaces the old and the folder does not grow. An unreadable file is a cache miss.
 */
export type DiskCache = {
  /** @param key a hash of everything that the value depends on: `hashOf(...)` */
  readBytes: (name: string, key: string) => Buffer | undefined;
  writeBytes: (name: string, key: string, bytes: Uint8Array) => void;
  read: <Value>(name: string, key: string) => Value | undefined;
  /** @param value what JSON can hold */
  write: (name: string, key: string, value: unknown) => void;
};

/** @param folder for this cache alone, such as `.cache/pages`; names are paths in it */
export function diskCache(folder: string): DiskCache {
  const readBytes: DiskCache['readBytes'] = (name, key) => {
    try {
      const file = readFileSync(path.join(folder, name));
      const head = headOf(key, file.length - headLength(key));
      return file.subarray(0, head.length).equals(head) ? file.subarray(head.length) : undefined;
    } catch {
      return undefined;
    }
  };
  const writeBytes: DiskCache['writeBytes'] = (name, key, bytes) => {
    const file = path.join(folder, name);
    // Other processes may read or write the same file: it appears as a whole.
    const whole = `${file}.${process.pid}.tmp`;
    try {
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(whole, Buffer.concat([headOf(key, bytes.length), bytes]));
      renameSync(whole, file);
    } catch (error) {
      // In a checkout that is read-only, all works without a cache.
      if (!isReadOnly(error)) {
        throw error;
      }
    }
  };
  return {
    readBytes,
    writeBytes,
    read: (name, key) => {
      const bytes = readBytes(name, key);
      return bytes && JSON.parse(bytes.toString());
    },
    write: (name, key, value) => writeBytes(name, key, Buffer.from(JSON.stringify(value))),
  };
}

const isReadOnly = (error: unknown): boolean =>
  ['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '');

/** The first line of a file: its key, and its length, which shows when it was cut off. */
const headOf = (key: string, length: number): Buffer =>
  Buffer.from(`${key} ${String(length).padStart(lengthDigits)}\n`);
const headLength = (key: string): number => Buffer.byteLength(key) + lengthDigits + 2;
const lengthDigits = 12;
