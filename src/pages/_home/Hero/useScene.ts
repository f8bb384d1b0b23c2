import type {PlayerRef} from '@remotion/player';
import {sceneFrames} from '@site/src/demos/hero/demo';
import {useEffect, useRef, useState} from 'react';

/** Index of the scene under the playhead; the first one until there is a player. */
export function useScene(player: PlayerRef | null): number {
  const [scene, setScene] = useState(0);
  useEffect(() => {
    const follow = ({detail}: {detail: {frame: number}}) =>
      setScene(Math.floor(detail.frame / sceneFrames));
    player?.addEventListener('frameupdate', follow);
    return () => player?.removeEventListener('frameupdate', follow);
  }, [player]);
  return scene;
}

/** Listeners for an element which is read: meanwhile the film, which would change it, waits. */
export function useWaiting(
  player: PlayerRef | null,
): Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur', () => void> {
  const waits = useRef(false);
  const wait = () => {
    waits.current ||= player?.isPlaying() ?? false;
    player?.pause();
  };
  const goOn = () => {
    if (waits.current) {
      waits.current = false;
      player?.play();
    }
  };
  return {onPointerEnter: wait, onPointerLeave: goOn, onFocus: wait, onBlur: goOn};
}
