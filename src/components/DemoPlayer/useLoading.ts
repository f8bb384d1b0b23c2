import {useCallback, useEffect, useState} from 'react';

type Loading<Result> = {
  loaded: Result | null;
  failed: boolean;
  retry: () => void;
};

/**
 * Loads something once it is `wanted`. After a failure it waits for `retry`.
 * @param load the same function in each render, unless something else is to be loaded
 */
export function useLoading<Result>(load: () => Promise<Result>, wanted: boolean): Loading<Result> {
  const [loaded, setLoaded] = useState<Result | null>(null);
  const [failed, setFailed] = useState(false);
  const retry = useCallback(() => setFailed(false), []);

  useEffect(() => {
    if (!wanted || failed || loaded) {
      return undefined;
    }
    let left = false;
    load().then(
      // A function would be taken for an updater of the state.
      (result) => left || setLoaded(() => result),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [load, wanted, failed, loaded]);

  return {loaded, failed, retry};
}
