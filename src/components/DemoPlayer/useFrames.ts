import type {PlayerRef} from '@remotion/player';
import {useEffect, useEffectEvent} from 'react';

/** Hears of each frame that the player shows, once there is a player. */
export function useFrames(player: PlayerRef | null, onFrame: (frame: number) => void): void {
  const follow = useEffectEvent(onFrame);

  useEffect(() => {
    const listener = ({detail}: {detail: {frame: number}}) => follow(detail.frame);
    player?.addEventListener('frameupdate', listener);
    return () => player?.removeEventListener('frameupdate', listener);
  }, [player]);
}
