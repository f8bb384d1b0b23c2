import type {ComponentType} from 'react';
import type {DemoValues} from './demo-types';

/** A composition as the Player and the renderer take it: props are checked where they are given. */
export type DemoComponent = ComponentType<Record<string, unknown>>;

/** Turns values into the code that they result in. */
export type DemoCode = (values: DemoValues) => string;

/**
 * Fetches a composition; each is a chunk, except those of the showcase. Rejects when its chunk cannot be loaded; calling again
 * tries again.
 * @param name path of its folder
 */
export async function loadDemo(name: string): Promise<DemoComponent> {
  const {default: component} = await (name.startsWith(showcase)
    ? import(/* webpackMode: 'lazy-once' */ `./showcase/${name.slice(showcase.length)}/index.tsx`)
    : import(/* webpackExclude: /showcase/ */ `./${name}/index.tsx`));
  return component;
}

/** Small films in one chunk: every page lists all chunks. */
const showcase = 'showcase/';

/**
 * Fetches what turns the values of a demo's fields into code: one chunk for all demos, when a reader
 * first changes a value. Rejects as `loadDemo` does.
 */
export async function loadCode(name: string): Promise<DemoCode> {
  // Before the first schema of the demos.
  await import('../components/allow-no-eval');
  const {code} = await import(/* webpackMode: 'lazy-once' */ `./${name}/demo.ts`);
  return code;
}
