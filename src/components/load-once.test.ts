import {expect, it, vi} from 'vitest';
import {loadOnce} from './load-once';

it('loads once, also while it is loading', async () => {
  const load = vi.fn(async () => 'loaded');
  const get = loadOnce(load);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([get(), get()])).toEqual(['loaded', 'loaded']);
  await get();
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads once for each key', async () => {
  const load = vi.fn(async (key: string) => key.toUpperCase());
  const get = loadOnce(load);
  expect(await Promise.all([get('a'), get('b'), get('a')])).toEqual(['A', 'B', 'A']);
  expect(load).toHaveBeenCalledTimes(2);
});

it('loads again after a failure', async () => {
  const load = vi.fn(async () => 'loaded').mockRejectedValueOnce(new Error('offline'));
  const get = loadOnce(load);
  await expect(get()).rejects.toThrow('offline');
  expect(await get()).toBe('loaded');
});
