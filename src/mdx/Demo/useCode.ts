import {useLoading} from '@site/src/components/DemoPlayer/useLoading';
import type {Demo, DemoValues} from '@site/src/demos/catalogue';
import {loadCode} from '@site/src/demos/load';
import {useCallback} from 'react';

type State = {
  /** Whether the reader is about to change a value. */
  touched: boolean;
  /** False while the values are the defaults, whose code came with the page. */
  changed: boolean;
};

/** The code that the values stand for, or null until what makes it has been loaded. */
export function useCode(
  {name, code}: Demo,
  values: DemoValues,
  {touched, changed}: State,
): {code: string | null; failed: boolean; retry: () => void} {
  const load = useCallback(() => loadCode(name), [name]);
  const {loaded, failed, retry} = useLoading(load, touched || changed);
  return {code: changed ? (loaded?.(values) ?? null) : code, failed: failed && changed, retry};
}
