import {useCallback, useEffect, useState} from 'react';

type Loading<Result> = {
  loaded: Result | null;
  failed: boolean;
  retry: () => void;
};

/**
 * Loads something as soon as it is `wanted`. After a failure it waits for `retry`.
 * @param load must stay the same function, unless something else is to be loaded
 */
export function useLoading<Result>(load: () => Promise<Result>, wanted = true): Loading<Result> {
  const [loaded, setLoaded] = useState<Result | null>(null);
  const [failed, setFailed] = useState(false);
  const retry = useCallback(() => setFailed(false), []);

  useEffect(() => {
    if (!wanted || failed || loaded) {
      return undefined;
    }
    let left = false;
    load().then(
      // `setState` would call a result that is a function.
      (result) => left || setLoaded(() => result),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [load, wanted, failed, loaded]);

  return {loaded, failed, retry};
}
