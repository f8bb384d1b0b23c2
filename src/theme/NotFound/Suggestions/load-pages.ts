import type {PageEntry} from '@site/src/plugins/page-index/describe-page';
import {deadline} from '@site/src/search/client';

const isEntry = (value: unknown): value is PageEntry => {
  const {path, title, description} = (value ?? {}) as Partial<PageEntry>;
  return [path, title, description].every((field) => typeof field === 'string');
};

async function fetchPages(baseUrl: string): Promise<readonly PageEntry[]> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), deadline);
  try {
    const response = await fetch(`${baseUrl}pages.json`, {signal: controller.signal});
    const pages: unknown = response.ok ? await response.json() : null;
    if (!Array.isArray(pages) || !pages.every(isEntry)) {
      throw new Error(`${baseUrl}pages.json is not the list of pages (${response.status})`);
    }
    return pages.filter(({listed}) => listed !== false);
  } finally {
    clearTimeout(timer);
  }
}

let loaded: Promise<readonly PageEntry[]> | undefined;

/**
 * The pages of this site that readers look for, fetched once and kept.
 * @throws when the list cannot be had in time or is no list; the next call tries again.
 */
export function loadPages(baseUrl: string): Promise<readonly PageEntry[]> {
  loaded ??= fetchPages(baseUrl).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}
