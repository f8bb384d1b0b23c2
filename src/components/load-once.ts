/**
 * Wraps a loader so that it runs once for each key and its result is cached.
 * A failed load is forgotten: the next call tries again.
 */
export function loadOnce<Result, Key = void>(
  load: (key: Key) => Promise<Result>,
): (key: Key) => Promise<Result> {
  const loads = new Map<Key, Promise<Result>>();
  return (key) => {
    const cached = loads.get(key);
    if (cached) {
      return cached;
    }
    const loading = load(key);
    loads.set(key, loading);
    loading.catch(() => loads.delete(key));
    return loading;
  };
}
