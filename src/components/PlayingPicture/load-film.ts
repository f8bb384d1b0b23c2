import {loadStage} from '@site/src/components/DemoPlayer/load-stage';
import {withDefaults, type DemoMeta} from '@site/src/demos/demo-types';
import type {DemoComponent} from '@site/src/demos/load';

/** All that it takes to play a film. */
export type Film = Pick<
  DemoMeta,
  'width' | 'height' | 'fps' | 'durationInFrames' | 'followsMode'
> & {
  Stage: typeof import('@site/src/components/DemoPlayer/Stage').Stage;
  component: DemoComponent;
  inputProps: Record<string, unknown>;
};

/**
 * Fetches the Player and the film of a folder.
 * @param given what is known of the film, where the page has it
 * @returns null where there is no film
 */
export async function loadFilm(name: string, given?: DemoMeta): Promise<Film | null> {
  const [{Stage, loadDemo}, meta] = await Promise.all([loadStage(), given ?? loadMeta(name)]);
  if (!meta) {
    return null;
  }
  const {width, height, fps, durationInFrames, followsMode, defaultProps} = meta;
  const component = await loadDemo(name);
  const film = {width, height, fps, durationInFrames, followsMode};
  return {Stage, component, inputProps: {...defaultProps}, ...film};
}

async function loadMeta(name: string): Promise<DemoMeta | null> {
  const {groupedMetas} = await import('@site/src/demos/grouped-metas');
  const own = groupedMetas[name];
  return own ? withDefaults(own) : null;
}
