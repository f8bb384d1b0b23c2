import type {ComponentType} from 'react';
import type {DemoValues} from './catalogue';

/** A composition as the Player and the renderer take it: props are checked where they are given. */
export type DemoComponent = ComponentType<Record<string, unknown>>;

/** Turns values into the code that they stand for. */
export type DemoCode = (values: DemoValues) => string;

/**
 * Fetches a composition; each is a chunk of its own. Rejects when its chunk
 * cannot be loaded; calling again tries again.
 * @param name path of its folder
 */
export async function loadDemo(name: string): Promise<DemoComponent> {
  const {default: component} = await import(`./${name}/index.tsx`);
  return component;
}

/** Fetches what turns the values of a demo's fields into code. Rejects as `loadDemo` does. */
export async function loadCode(name: string): Promise<DemoCode> {
  const {code} = await import(`./${name}/controls.ts`);
  return code;
}
