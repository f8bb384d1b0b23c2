import type {PlayerRef} from '@remotion/player';
import {useFrames} from '@site/src/components/DemoPlayer/useFrames';
import {sceneFrames} from '@site/src/demos/hero/demo';
import {useRef, useState} from 'react';

/** Index of the scene under the playhead; the first one until there is a player. */
export function useScene(player: PlayerRef | null): number {
  const [scene, setScene] = useState(0);
  useFrames(player, (frame) => setScene(Math.floor(frame / sceneFrames)));
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
