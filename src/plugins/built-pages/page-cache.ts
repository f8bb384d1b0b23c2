import path from 'node:path';
import {diskCache} from '../../content/disk-cache.ts';
import {hashOf, hashOfFiles, hashOfFolder} from '../../content/hash.ts';

/**
 * What was made last of the same parts by the same code and packages, or else what `make` gives.
 * @param name of the one value that is cached for a page
 */
export type Cached = (
  name: string,
  parts: readonly string[],
  make: () => Uint8Array | string | Promise<Uint8Array>,
) => Promise<Uint8Array>;

/** The cache of what is expensive to make of a page. */
export function pageCache(siteDir: string): Cached {
  const cache = diskCache(path.join(siteDir, '.cache/built-pages'));
  const code = hashOf(
    hashOfFolder(path.join(siteDir, 'src/plugins/built-pages')),
    hashOfFiles([path.join(siteDir, 'package-lock.json')]),
  );
  return async (name, parts, make) => {
    const key = hashOf(code, ...parts);
    const old = cache.readBytes(name, key);
    if (old) {
      return old;
    }
    const bytes = Buffer.from(await make());
    cache.writeBytes(name, key, bytes);
    return bytes;
  };
}
