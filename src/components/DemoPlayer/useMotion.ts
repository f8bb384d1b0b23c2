import type {PlayerRef} from '@remotion/player';
import {useEffect, useRef, useState, type RefObject} from 'react';

/** Pauses off screen, resumes on screen. */
export function usePauseOffScreen(player: PlayerRef | null, inView: boolean): void {
  const paused = useRef(false);

  useEffect(() => {
    if (!inView && player?.isPlaying()) {
      paused.current = true;
      player.pause();
    } else if (inView && paused.current) {
      paused.current = false;
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

/** True while any part of the element can be seen. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false);

  useEffect(() => {
    if (!element.current) {
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => {
      setInView(entries.some((entry) => entry.isIntersecting));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return inView;
}
