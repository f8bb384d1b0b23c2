import type {DemoComponent} from '@site/src/demos/load';
import type {DemoName} from '@site/src/demos/catalogue';
import {useCallback, useEffect, useState} from 'react';

type Loaded = {Stage: typeof import('./Stage').Stage; component: DemoComponent};

type Demo = {
  loaded: Loaded | null;
  failed: boolean;
  retry: () => void;
};

/** Fetches the Player and the composition, once `wanted`. After a failure it waits for `retry`. */
export function useDemo(name: DemoName, wanted: boolean): Demo {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const retry = useCallback(() => setFailed(false), []);

  useEffect(() => {
    if (!wanted || failed || loaded) {
      return undefined;
    }
    let left = false;
    const load = async () => {
      const {Stage, loadDemo} = await import('./Stage');
      return {Stage, component: await loadDemo(name)};
    };
    load().then(
      (result) => left || setLoaded(result),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [name, wanted, failed, loaded]);

  return {loaded, failed, retry};
}
