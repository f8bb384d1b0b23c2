import type {PlayerRef} from '@remotion/player';
import {useCallback, useSyncExternalStore} from 'react';

/** Whether the player plays now. */
export function usePlaying(player: PlayerRef): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      player.addEventListener('play', changed);
      player.addEventListener('pause', changed);
      return () => {
        player.removeEventListener('play', changed);
        player.removeEventListener('pause', changed);
      };
    },
    [player],
  );
  return useSyncExternalStore(subscribe, player.isPlaying);
}

/** The frame at which the player stands now. */
export function useFrame(player: PlayerRef): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      player.addEventListener('frameupdate', changed);
      return () => player.removeEventListener('frameupdate', changed);
    },
    [player],
  );
  return useSyncExternalStore(subscribe, player.getCurrentFrame);
}
