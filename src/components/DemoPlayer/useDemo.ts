import type {DemoComponent} from '@site/src/demos/load';
import {useCallback} from 'react';
import {useLoading} from './useLoading';

type Loaded = Omit<typeof import('./Stage'), 'loadDemo'> & {component: DemoComponent};

/** Fetches the Player and the composition, once `wanted`. After a failure it waits for `retry`. */
export function useDemo(name: string, wanted: boolean): ReturnType<typeof useLoading<Loaded>> {
  const load = useCallback(async () => {
    const {loadDemo, ...parts} = await import('./Stage');
    return {...parts, component: await loadDemo(name)};
  }, [name]);
  return useLoading(load, wanted);
}
