import type {ComponentType} from 'react';
import type {DemoValues} from './demo-types';

/** A composition as the Player and the renderer take it: props are checked where they are given. */
export type DemoComponent = ComponentType<Record<string, unknown>>;

/** Turns values into the code that they result in. */
export type DemoCode = (values: DemoValues) => string;

/**
 * Fetches a composition; each is a chunk. Rejects when its chunk cannot be loaded; calling again
 * tries again.
 * @param name path of its folder
 */
export async function loadDemo(name: string): Promise<DemoComponent> {
  const {default: component} = await import(`./${name}/index.tsx`);
  return component;
}

/** Fetches what turns the values of a demo's fields into code. Rejects as `loadDemo` does. */
export async function loadCode(name: string): Promise<DemoCode> {
  const {code} = await import(`./${name}/demo.ts`);
  return code;
}
