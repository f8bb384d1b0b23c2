import type {PlayerRef} from '@remotion/player';
import {useEffect, useRef} from 'react';

/** Rests the player while it is out of sight, and has it go on when it is back. */
export function useRestOutOfSight(player: PlayerRef | null, inView: boolean): void {
  const resting = useRef(false);

  useEffect(() => {
    if (!inView && player?.isPlaying()) {
      resting.current = true;
      player.pause();
    } else if (inView && resting.current) {
      resting.current = false;
      player?.play();
    }
  }, [player, inView]);
}

/** A player that waits for the reader shows its poster's frame; its first play starts at frame 0. */
export function useStartFromBeginning(player: PlayerRef | null, autoPlay: boolean): void {
  useEffect(() => {
    if (!player || (autoPlay && !prefersLessMotion())) {
      return undefined;
    }
    const rewind = () => {
      player.removeEventListener('play', rewind);
      player.removeEventListener('seeked', keep);
      player.seekTo(0);
    };
    const keep = () => player.removeEventListener('play', rewind);
    player.addEventListener('play', rewind);
    player.addEventListener('seeked', keep);
    return () => {
      player.removeEventListener('play', rewind);
      player.removeEventListener('seeked', keep);
    };
  }, [player, autoPlay]);
}

/** Whether the reader asked the system for less motion. For use in the browser only. */
export function prefersLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
