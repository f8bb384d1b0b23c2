import {afterEach, expect, test, vi} from 'vitest';
import prefetchWhenIdle from './prefetch-when-idle.ts';

const location = {pathname: '/docs/'} as never;

/** Tells of the first page, in a browser with these functions. @returns the generator's own and what waits */
function start(functions: object) {
  const prefetch = vi.fn();
  const preload = vi.fn();
  vi.stubGlobal('window', {docusaurus: {prefetch, preload}, ...functions});
  prefetchWhenIdle.onRouteDidUpdate!({location, previousLocation: null});
  return {prefetch, preload};
}

afterEach(() => vi.unstubAllGlobals());

test('a page is fetched ahead when the browser is idle, once, after later routes too', () => {
  const waiting: (() => void)[] = [];
  const {prefetch} = start({requestIdleCallback: (task: () => void) => waiting.push(task)});
  prefetchWhenIdle.onRouteDidUpdate!({location, previousLocation: location});
  window.docusaurus.prefetch('/docs/api');
  expect(prefetch).not.toHaveBeenCalled();
  waiting.splice(0).forEach((task) => task());
  expect(waiting).toEqual([]);
  expect(prefetch.mock.calls).toEqual([['/docs/api']]);
});

test('without idle callbacks, it is fetched after what is under way', async () => {
  const {prefetch} = start({});
  window.docusaurus.prefetch('/docs/api');
  expect(prefetch).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(prefetch).toHaveBeenCalledWith('/docs/api'));
});

test('a page that the reader points at is loaded at once', () => {
  const {preload} = start({});
  window.docusaurus.preload('/docs/api');
  expect(preload).toHaveBeenCalledWith('/docs/api');
});
